import { exitOffer } from '#contract/plans.ts'
import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { AccountId } from '../platform/account-id.ts'
import type { Transaction } from '../platform/database.ts'
import type { Book, PlacedOrder, PlacedRenewal, ProviderWord } from './rules.ts'
import { type KeptWord, paymentNotices, payments, renewals } from './table.ts'

/** The last one first. */
export async function listOrders(tx: Transaction, accountId: AccountId): Promise<PlacedOrder[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(eq(payments.userId, accountId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
  return rows.map(toOrder)
}

export async function findOrder(
  tx: Transaction,
  accountId: AccountId,
  id: string,
): Promise<PlacedOrder | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.userId, accountId), eq(payments.id, id)))
  return row ? toOrder(row) : null
}

/** Adds an order, or brings it up to what it has become. */
export async function saveOrder(tx: Transaction, order: PlacedOrder): Promise<void> {
  const { accountId: userId, reference: _, words, ...columns } = order
  const row = { ...columns, userId, words: words.map(toKeptWord) }
  await tx
    .insert(payments)
    .values(row)
    .onConflictDoUpdate({ target: [payments.userId, payments.id], set: row })
}

export async function listRenewals(tx: Transaction, accountId: AccountId): Promise<PlacedRenewal[]> {
  const rows = await tx
    .select()
    .from(renewals)
    .where(eq(renewals.userId, accountId))
    .orderBy(asc(renewals.createdAt), asc(renewals.id))
  return rows.map(toRenewal)
}

export async function saveRenewal(tx: Transaction, renewal: PlacedRenewal): Promise<void> {
  const { accountId: userId, ...columns } = renewal
  const row = { ...columns, userId }
  await tx
    .insert(renewals)
    .values(row)
    .onConflictDoUpdate({ target: [renewals.userId, renewals.id], set: row })
}

export async function readBook(tx: Transaction, accountId: AccountId): Promise<Book> {
  return { orders: await listOrders(tx, accountId), renewals: await listRenewals(tx, accountId) }
}

/** Whose the order or the renewal is that the provider names. */
export async function findOwner(tx: Transaction, reference: string): Promise<AccountId | null> {
  const [order] = await tx
    .select({ accountId: payments.userId })
    .from(payments)
    .where(eq(payments.id, reference))
  if (order) return order.accountId
  const [renewal] = await tx
    .select({ accountId: renewals.userId })
    .from(renewals)
    .where(eq(renewals.id, reference))
  return renewal?.accountId ?? null
}

/** Of all who want to ask the provider about an order at once one does, and then nobody until `before` has passed. */
export async function claimAsking(
  tx: Transaction,
  { accountId, id }: Pick<PlacedOrder, 'accountId' | 'id'>,
  now: Date,
  before: Date,
): Promise<boolean> {
  const claimed = await tx
    .update(payments)
    .set({ askedAt: now })
    .where(
      and(
        eq(payments.userId, accountId),
        eq(payments.id, id),
        or(
          isNull(payments.askedAt),
          lt(payments.askedAt, before),
          sql`${payments.askedAt} > ${now.toISOString()}`,
        ),
      ),
    )
    .returning({ id: payments.id })
  return claimed.length === 1
}

/** Unpaid orders, those asked about longest ago first; long after its end a link's order counts only while it waits. */
export async function listUnpaidOrders(
  tx: Transaction,
  before: Date,
  linkEndedAfter: Date,
  most: number,
): Promise<PlacedOrder[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(
      and(
        isNull(payments.paidAt),
        lt(payments.createdAt, before),
        or(isNull(payments.askedAt), lt(payments.askedAt, before)),
        or(eq(payments.status, 'pending'), gt(payments.checkoutUntil, linkEndedAfter)),
      ),
    )
    .orderBy(sql`${payments.askedAt} nulls first`)
    .limit(most)
  return rows.map(toOrder)
}

export async function markAsked(tx: Transaction, orderId: string, now: Date): Promise<void> {
  await tx.update(payments).set({ askedAt: now }).where(eq(payments.id, orderId))
}

/** Renewals whose charge should have been heard of by now. */
export async function listDueRenewals(
  tx: Transaction,
  dueBefore: Date,
  askedBefore: Date,
  most: number,
): Promise<PlacedRenewal[]> {
  const rows = await tx
    .select()
    .from(renewals)
    .where(
      and(
        eq(renewals.status, 'active'),
        lt(renewals.nextChargeAt, dueBefore),
        or(isNull(renewals.askedAt), lt(renewals.askedAt, askedBefore)),
      ),
    )
    .orderBy(sql`${renewals.askedAt} nulls first`)
    .limit(most)
  return rows.map(toRenewal)
}

export async function markRenewalAsked(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(renewals).set({ askedAt: now }).where(eq(renewals.id, id))
}

export type Notice = Pick<typeof paymentNotices.$inferSelect, 'id' | 'type' | 'resourceId' | 'receivedAt'>

const noticeColumns = {
  id: paymentNotices.id,
  type: paymentNotices.type,
  resourceId: paymentNotices.resourceId,
  receivedAt: paymentNotices.receivedAt,
}

/** `null` for what came before. One without a number cannot be told from the last one, so it counts again. */
export async function keepNotice(
  tx: Transaction,
  notice: Pick<
    typeof paymentNotices.$inferInsert,
    'type' | 'resourceId' | 'action' | 'message' | 'receivedAt'
  >,
): Promise<Notice | null> {
  const { type, resourceId, action, message } = paymentNotices
  const [kept] = await tx
    .insert(paymentNotices)
    .values(notice)
    .onConflictDoUpdate({
      target: [type, resourceId, action, message],
      set: { settledAt: null, receivedAt: notice.receivedAt },
      setWhere: eq(message, ''),
    })
    .returning(noticeColumns)
  return kept ?? null
}

export async function listOpenNotices(tx: Transaction, most: number): Promise<Notice[]> {
  return tx
    .select(noticeColumns)
    .from(paymentNotices)
    .where(isNull(paymentNotices.settledAt))
    .orderBy(asc(paymentNotices.receivedAt))
    .limit(most)
}

export async function settleNotice(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(paymentNotices).set({ settledAt: now }).where(eq(paymentNotices.id, id))
}

export async function forgetNotices(tx: Transaction, settledBefore: Date): Promise<void> {
  await tx.delete(paymentNotices).where(lt(paymentNotices.settledAt, settledBefore))
}

function toOrder(row: typeof payments.$inferSelect): PlacedOrder {
  const { userId: accountId, words, discount, askedAt: _, ...kept } = row
  return {
    ...kept,
    accountId,
    discount: discount === 0 ? 0 : exitOffer.percent,
    reference: row.renewalId ?? row.id,
    words: words.map(toWord),
  }
}

function toRenewal(row: typeof renewals.$inferSelect): PlacedRenewal {
  const { userId: accountId, askedAt: _, ...kept } = row
  return { ...kept, accountId }
}

function toWord(kept: KeptWord): ProviderWord {
  const approvedAt = kept.approvedAt === null ? null : new Date(kept.approvedAt)
  return { ...kept, approvedAt, updatedAt: new Date(kept.updatedAt) }
}

/** The provider tells more of a payment than an order keeps. */
function toKeptWord(word: ProviderWord): KeptWord {
  const { paymentId, reference, status, method, installments, amountCents, currency, collectorId } = word
  const told = { paymentId, reference, status, method, installments, amountCents, currency, collectorId }
  const approvedAt = word.approvedAt?.toISOString() ?? null
  return { ...told, approvedAt, updatedAt: word.updatedAt.toISOString() }
}
