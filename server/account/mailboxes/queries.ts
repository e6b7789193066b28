import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import type { MailboxCodes, Withdrawal } from './rules.ts'
import { mailboxSales, usedTrials } from './table.ts'

/**
 * Records a trial of the mailbox until `keptUntil`. Returns false if one was already recorded, under the current or a
 * previous secret.
 */
export async function recordTrial(
  tx: Transaction,
  { current, all }: MailboxCodes,
  keptUntil: Date,
): Promise<boolean> {
  const noted = await tx
    .insert(usedTrials)
    .values({ mailbox: current, keptUntil })
    .onConflictDoNothing()
    .returning({ mailbox: usedTrials.mailbox })
  const former = all.filter((code) => code !== current)
  if (noted.length === 0 || former.length === 0) return noted.length === 1
  const known = await tx.select().from(usedTrials).where(inArray(usedTrials.mailbox, former))
  return known.length === 0
}

export interface SalesRow {
  readonly discountOrder: string | null
  readonly discountUntil: Date | null
  readonly withdrawals: readonly Withdrawal[]
  readonly releasedAt: Date | null
}

/** Returns the mailbox's records: one per secret under which it was recorded. */
export async function listSales(tx: Transaction, codes: MailboxCodes): Promise<readonly SalesRow[]> {
  return (await selectSales(tx, codes)).map(toSales)
}

/**
 * Returns the same records as `listSales` and locks them until the transaction ends. Creates the record under the
 * current secret first if it is missing.
 */
export async function lockSales(
  tx: Transaction,
  codes: MailboxCodes,
  keptUntil: Date,
): Promise<readonly SalesRow[]> {
  await tx.insert(mailboxSales).values({ mailbox: codes.current, keptUntil }).onConflictDoNothing()
  return (await selectSales(tx, codes).for('update')).map(toSales)
}

function selectSales(tx: Transaction, { all }: MailboxCodes) {
  return tx
    .select()
    .from(mailboxSales)
    .where(inArray(mailboxSales.mailbox, [...all]))
    .orderBy(mailboxSales.mailbox)
}

function toSales({ withdrawals, ...row }: typeof mailboxSales.$inferSelect): SalesRow {
  return { ...row, withdrawals: withdrawals.map(({ plan, at }) => ({ plan, at: new Date(at) })) }
}

export async function holdDiscount(
  tx: Transaction,
  { current }: MailboxCodes,
  { orderId, until }: { readonly orderId: string; readonly until: Date },
): Promise<void> {
  await tx
    .update(mailboxSales)
    .set({ discountOrder: orderId, discountUntil: until, ...keptAtLeast(until) })
    .where(eq(mailboxSales.mailbox, current))
}

/**
 * Marks the discount held for one of these orders as used, which is remembered until `until`, and removes the order's
 * id.
 */
export async function useDiscount(tx: Transaction, orderIds: readonly string[], until: Date): Promise<void> {
  await tx
    .update(mailboxSales)
    .set({ discountOrder: null, discountUntil: until, ...keptAtLeast(until) })
    .where(inArray(mailboxSales.discountOrder, [...orderIds]))
}

export async function addWithdrawal(
  tx: Transaction,
  { current }: MailboxCodes,
  { plan, at, keptUntil }: Withdrawal & { readonly keptUntil: Date },
): Promise<void> {
  const withdrawals = [{ plan, at: at.toISOString() }]
  await tx
    .insert(mailboxSales)
    .values({ mailbox: current, withdrawals, keptUntil })
    .onConflictDoUpdate({
      target: mailboxSales.mailbox,
      set: {
        withdrawals: sql`${mailboxSales.withdrawals} || ${JSON.stringify(withdrawals)}::jsonb`,
        ...keptAtLeast(keptUntil),
      },
    })
}

export async function release(
  tx: Transaction,
  { current }: MailboxCodes,
  { releasedAt, keptUntil }: { readonly releasedAt: Date; readonly keptUntil: Date },
): Promise<void> {
  await tx
    .insert(mailboxSales)
    .values({ mailbox: current, releasedAt, keptUntil })
    .onConflictDoUpdate({
      target: mailboxSales.mailbox,
      set: { releasedAt, ...keptAtLeast(keptUntil) },
    })
}

function keptAtLeast(until: Date) {
  return { keptUntil: sql`greatest(${mailboxSales.keptUntil}, ${until.toISOString()}::timestamptz)` }
}

export async function removeEnded(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(usedTrials).where(lt(usedTrials.keptUntil, now))
  await tx.delete(mailboxSales).where(lt(mailboxSales.keptUntil, now))
}
