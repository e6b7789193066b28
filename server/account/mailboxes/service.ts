import type { Platform } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import * as queries from './queries.ts'
import { type MailboxCodes, type MailboxSales, rememberedUntil, type SalesChange } from './rules.ts'

/** Records a trial of the mailbox. Returns false if any of its accounts began one within two years. */
export async function recordTrial(tx: Transaction, codes: MailboxCodes, begunAt: Date): Promise<boolean> {
  return queries.recordTrial(tx, codes, rememberedUntil(begunAt))
}

/** Returns the discounts and withdrawals of all accounts of the mailbox. */
export async function readSales(tx: Transaction, codes: MailboxCodes): Promise<MailboxSales> {
  return joinSales(await queries.listSales(tx, codes))
}

/**
 * Returns the sales and locks them until the transaction ends, so that only one of two concurrent accounts gets the
 * discount. `keptUntil`: retention of the record that is created if there is none.
 */
export async function lockSales(
  tx: Transaction,
  codes: MailboxCodes,
  keptUntil: Date,
): Promise<MailboxSales> {
  return joinSales(await queries.lockSales(tx, codes, keptUntil))
}

function joinSales(rows: readonly queries.SalesRow[]): MailboxSales {
  const released = rows.flatMap(({ releasedAt }) => releasedAt ?? [])
  return {
    discounts: rows.flatMap(({ discountOrder: orderId, discountUntil: until }) =>
      until === null ? [] : [{ orderId, until }],
    ),
    withdrawals: rows.flatMap(({ withdrawals }) => withdrawals),
    releasedAt: released.length === 0 ? null : new Date(Math.max(...released.map(Number))),
  }
}

/** Saves a change of the sales. Before reserving the discount, the caller locks the sales (`lockSales`). */
export async function changeSales(tx: Transaction, codes: MailboxCodes, change: SalesChange): Promise<void> {
  switch (change.kind) {
    case 'holdDiscount':
      return queries.holdDiscount(tx, codes, change)
    case 'useDiscount':
      return queries.useDiscount(tx, change.orderIds, rememberedUntil(change.paidAt))
    case 'noteWithdrawal': {
      const { plan, at } = change
      return queries.addWithdrawal(tx, codes, { plan, at, keptUntil: rememberedUntil(at) })
    }
  }
}

/** Ends the mailbox's purchase block. The operator calls it after having talked to the buyer. */
export async function releaseMailbox(tx: Transaction, codes: MailboxCodes, now: Date): Promise<void> {
  await queries.release(tx, codes, { releasedAt: now, keptUntil: rememberedUntil(now) })
}

/** Deletes the records of mailboxes whose retention has ended. */
export async function deleteExpiredMailboxes({ database, clock }: Platform): Promise<void> {
  await database.asSystem((tx) => queries.removeEnded(tx, clock.now()))
}
