import { defaultScanQuota, unlimited } from '#contract/plans.ts'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { AccountId } from '../platform/account-id.ts'
import type { Transaction } from '../platform/database.ts'
import type { SubscriptionState } from './rules.ts'
import { subscriptions } from './table.ts'

export async function findSubscription(
  tx: Transaction,
  accountId: AccountId,
): Promise<SubscriptionState | null> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, accountId))
  return row ?? null
}

/** Keeps what is there: a trial begins once. */
export async function addSubscription(
  tx: Transaction,
  accountId: AccountId,
  state: SubscriptionState,
): Promise<void> {
  await tx
    .insert(subscriptions)
    .values({ userId: accountId, ...state })
    .onConflictDoNothing()
}

const quota = sql`coalesce(${subscriptions.scansQuota}, case ${subscriptions.plan}
  when 'basic' then ${defaultScanQuota.basic}::int
  when 'monthly' then ${defaultScanQuota.monthly}::int
  else ${defaultScanQuota.annual}::int end)`

/** One statement checks and counts, so that of fifty scans at once with one left exactly one passes. */
export async function takeScanUnit(tx: Transaction, accountId: AccountId, now: Date): Promise<boolean> {
  const taken = await tx
    .update(subscriptions)
    .set({ scansUsed: sql`${subscriptions.scansUsed} + 1` })
    .where(
      and(
        eq(subscriptions.userId, accountId),
        or(eq(subscriptions.status, 'active'), gt(subscriptions.trialEnd, now)),
        or(sql`${quota} = ${unlimited}`, sql`${subscriptions.scansUsed} < ${quota}`),
      ),
    )
    .returning({ userId: subscriptions.userId })
  return taken.length === 1
}

export async function giveBackScanUnits(tx: Transaction, accountId: AccountId, units: number): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ scansUsed: sql`greatest(0, ${subscriptions.scansUsed} - ${units})` })
    .where(eq(subscriptions.userId, accountId))
}
