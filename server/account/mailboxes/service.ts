import type { Platform } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import * as queries from './queries.ts'
import { type MailboxCodes, type MailboxSales, rememberedUntil, type SalesChange } from './rules.ts'

/** Records a trial. Returns false if any account of the mailbox began one within two years. */
export async function recordTrial(tx: Transaction, codes: MailboxCodes, begunAt: Date): Promise<boolean> {
  return queries.recordTrial(tx, codes, rememberedUntil(begunAt))
}

/** Reads the sales of all accounts of the mailbox. */
export async function readSales(tx: Transaction, codes: MailboxCodes): Promise<MailboxSales> {
  return joinSales(await queries.listSales(tx, codes))
}

/**
 * Reads the sales and locks them until the end of the transaction, so that only one of two concurrent accounts gets the
 * discount. `keptUntil` is the retention of a record that does not exist yet.
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

/** Saves a change of the sales. Lock them before reserving the discount. */
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

/** Lifts the purchase block after support has contacted the buyer. */
export async function releaseMailbox(tx: Transaction, codes: MailboxCodes, now: Date): Promise<void> {
  await queries.release(tx, codes, { releasedAt: now, keptUntil: rememberedUntil(now) })
}

/** Deletes records whose retention has ended. */
export async function deleteExpiredMailboxes({ database, clock }: Platform): Promise<void> {
  await database.asSystem((tx) => queries.removeEnded(tx, clock.now()))
}
