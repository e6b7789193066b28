import type { PlanId } from '#contract/plans.ts'
import type { Database, Transaction } from '../platform/database.ts'
import * as queries from './queries.ts'
import { type MailboxCodes, rememberedUntil } from './rules.ts'

export { type CodeMailbox, createMailboxCodes, type MailboxCodes } from './rules.ts'

/** Notes that a trial begins; false where one was begun with the mailbox within two years, by whatever account. */
export async function noteTrial(tx: Transaction, codes: MailboxCodes, begunAt: Date): Promise<boolean> {
  return queries.noteTrial(tx, codes, rememberedUntil(begunAt))
}

/**
 * Holds the discount of a mailbox for an order until it can no longer be paid; false where another account has used it, or
 * holds it. Of two accounts at once one gets it.
 */
export async function holdDiscount(
  tx: Transaction,
  codes: MailboxCodes,
  order: { readonly id: string; readonly until: Date },
  /** Orders of the same account, which separate rules cover. */
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

/** One of the orders that asked for it was paid: the discount is used, also where the money goes back. */
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

/** Withdrawals with a mailbox, by whatever account, and since when they count. */
export async function readWithdrawals(
  tx: Transaction,
  codes: MailboxCodes,
): Promise<{ readonly withdrawals: readonly Withdrawal[]; readonly since: Date | null }> {
  const sales = await queries.listSales(tx, codes)
  const released = sales.flatMap(({ releasedAt }) => releasedAt ?? [])
  const since = released.length === 0 ? null : new Date(Math.max(...released.map(Number)))
  return { withdrawals: sales.flatMap(({ withdrawals }) => withdrawals), since }
}

/** A person was asked, and lets the mailbox buy at once again. */
export async function releaseMailbox(tx: Transaction, codes: MailboxCodes, now: Date): Promise<void> {
  await queries.release(tx, codes, now, rememberedUntil(now))
}

/** Forgets what was to be remembered until now. */
export async function forgetMailboxes(database: Database, now: Date): Promise<void> {
  await database.asSystem((tx) => queries.removeEnded(tx, now))
}
