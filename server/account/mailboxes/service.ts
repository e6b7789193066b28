import type { PlanId } from '#contract/billing/plans.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import * as queries from './queries.ts'
import { type MailboxCodes, rememberedUntil } from './rules.ts'

/** Records a trial. Returns false if any account of the mailbox began one within two years. */
export async function recordTrial(tx: Transaction, codes: MailboxCodes, begunAt: Date): Promise<boolean> {
  return queries.recordTrial(tx, codes, rememberedUntil(begunAt))
}

/**
 * Reserves the mailbox's discount for an order while it can be paid. Returns false if another account has used or
 * reserved it; of two concurrent accounts one succeeds.
 */
export async function holdDiscount(
  tx: Transaction,
  codes: MailboxCodes,
  order: { readonly id: string; readonly until: Date },
  /** Orders of the same account, to which separate rules apply. */
  own: readonly string[],
  now: Date,
): Promise<boolean> {
  const sales = await queries.lockSales(tx, codes, order.until)
  const isTaken = sales.some(
    ({ discountOrder, discountUntil }) =>
      discountUntil !== null && discountUntil > now && !own.includes(discountOrder ?? ''),
  )
  if (!isTaken) await queries.holdDiscount(tx, codes, order)
  return !isTaken
}

/** Marks the discount as used by one of the orders, even if it is refunded later. */
export async function useDiscount(tx: Transaction, orderIds: readonly string[], paidAt: Date): Promise<void> {
  await queries.useDiscount(tx, orderIds, rememberedUntil(paidAt))
}

export interface Withdrawal {
  readonly plan: PlanId
  readonly at: Date
}

export async function noteWithdrawal(
  tx: Transaction,
  codes: MailboxCodes,
  withdrawal: Withdrawal,
): Promise<void> {
  await queries.addWithdrawal(tx, codes, withdrawal, rememberedUntil(withdrawal.at))
}

/** Returns the withdrawals of all accounts of the mailbox, and the time since which they count. */
export async function readWithdrawals(
  tx: Transaction,
  codes: MailboxCodes,
): Promise<{ readonly withdrawals: readonly Withdrawal[]; readonly since: Date | null }> {
  const sales = await queries.listSales(tx, codes)
  const released = sales.flatMap(({ releasedAt }) => releasedAt ?? [])
  const since = released.length === 0 ? null : new Date(Math.max(...released.map(Number)))
  return { withdrawals: sales.flatMap(({ withdrawals }) => withdrawals), since }
}

/** Lifts the purchase block after support has contacted the buyer. */
export async function releaseMailbox(tx: Transaction, codes: MailboxCodes, now: Date): Promise<void> {
  await queries.release(tx, codes, now, rememberedUntil(now))
}

/** Deletes records whose retention has ended. */
export async function deleteExpiredMailboxes(database: Database, now: Date): Promise<void> {
  await database.asSystem((tx) => queries.removeEnded(tx, now))
}
