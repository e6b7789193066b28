import { lt, sql } from 'drizzle-orm'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { visionShares, visionUsage } from './table.ts'

/**
 * Counts one photo of the account on a day, atomically. Returns false and counts nothing if `limit` photos are counted
 * already.
 */
export async function countShare(tx: AccountTransaction, day: string, limit: number): Promise<boolean> {
  const counted = await tx
    .insert(visionShares)
    .values({ userId: tx.accountId, day, calls: 1 })
    .onConflictDoUpdate({
      target: [visionShares.userId, visionShares.day],
      set: { calls: sql`${visionShares.calls} + 1` },
      setWhere: lt(visionShares.calls, limit),
    })
    .returning({ calls: visionShares.calls })
  return counted.length === 1
}

/**
 * Counts one call of the model on a day, atomically. Returns false and counts nothing if the day's budget, or for a
 * trial the trials' part of it, is used up.
 */
export async function countVisionCall(
  tx: Transaction,
  day: string,
  {
    isTrial,
    ofAll,
    ofTrials,
  }: { readonly isTrial: boolean; readonly ofAll: number; readonly ofTrials: number },
): Promise<boolean> {
  const trialCalls = isTrial ? 1 : 0
  const isWithin = sql`${visionUsage.calls} < ${ofAll} and (${!isTrial} or ${visionUsage.trialCalls} < ${ofTrials})`
  const counted = await tx
    .insert(visionUsage)
    .values({ day, calls: 1, trialCalls })
    .onConflictDoUpdate({
      target: visionUsage.day,
      set: {
        calls: sql`${visionUsage.calls} + 1`,
        trialCalls: sql`${visionUsage.trialCalls} + ${trialCalls}`,
      },
      setWhere: isWithin,
    })
    .returning({ calls: visionUsage.calls })
  return counted.length === 1
}

/** Counts a refused photo and returns the account's refusals of the day. */
export async function countRefusal(tx: AccountTransaction, day: string): Promise<number> {
  const [counted] = await tx
    .insert(visionShares)
    .values({ userId: tx.accountId, day, refusals: 1 })
    .onConflictDoUpdate({
      target: [visionShares.userId, visionShares.day],
      set: { refusals: sql`${visionShares.refusals} + 1` },
    })
    .returning({ refusals: visionShares.refusals })
  return counted?.refusals ?? 0
}

export async function removeSharesBefore(tx: Transaction, day: string): Promise<void> {
  await tx.delete(visionShares).where(lt(visionShares.day, day))
}
