import { exitOffer } from '#contract/billing/plans.ts'
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import type { PlacedOrder, PaymentReport } from './rules.ts'
import { type StoredReport, payments } from './table.ts'

/** Lists an account's orders, newest first. */
export async function listOrders(tx: AccountTransaction): Promise<PlacedOrder[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(eq(payments.userId, tx.accountId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
  return rows.map(toOrder)
}

export async function findOrder(tx: AccountTransaction, id: string): Promise<PlacedOrder | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.userId, tx.accountId), eq(payments.id, id)))
  return row ? toOrder(row) : null
}

/** Inserts or updates an order. */
export async function saveOrder(tx: Transaction, order: PlacedOrder): Promise<void> {
  const { accountId: userId, reference: _, reports, ...columns } = order
  const row = { ...columns, userId, reports: reports.map(toStoredReport) }
  await tx
    .insert(payments)
    .values(row)
    .onConflictDoUpdate({ target: [payments.userId, payments.id], set: row })
}

export async function findOrderOwner(tx: Transaction, id: string): Promise<AccountId | null> {
  const [row] = await tx.select({ accountId: payments.userId }).from(payments).where(eq(payments.id, id))
  return row?.accountId ?? null
}

/** Reserves the provider lookup of an order. Fails if the last lookup was later than `before`. */
export async function claimPolling(
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

/**
 * Lists orders with missing or partial payment, least recently polled first. Long after its link expired, an order is
 * listed only while pending.
 */
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
        or(isNull(payments.paidAt), eq(payments.status, 'pending')),
        lt(payments.createdAt, before),
        or(isNull(payments.askedAt), lt(payments.askedAt, before)),
        or(eq(payments.status, 'pending'), gt(payments.checkoutUntil, linkEndedAfter)),
      ),
    )
    .orderBy(sql`${payments.askedAt} nulls first`)
    .limit(most)
  return rows.map(toOrder)
}

/** Lists orders with an outstanding refund, least recently tried first. */
export async function listOrdersOwingRefunds(tx: Transaction, most: number): Promise<PlacedOrder[]> {
  const { reports, withdrawnAt, surplus, askedAt } = payments
  const isOwed = sql`(${withdrawnAt} is not null or ${surplus} @> (report -> 'paymentId'))`
  const rows = await tx
    .select()
    .from(payments)
    .where(
      sql`exists (select from jsonb_array_elements(${reports}) report where report ->> 'status' = 'approved' and ${isOwed})`,
    )
    .orderBy(sql`${askedAt} nulls first`)
    .limit(most)
  return rows.map(toOrder)
}

export async function markAsked(tx: Transaction, orderId: string, now: Date): Promise<void> {
  await tx.update(payments).set({ askedAt: now }).where(eq(payments.id, orderId))
}

/** Lists accounts with demonstration orders. */
export async function listDemonstrators(tx: Transaction): Promise<AccountId[]> {
  const rows = await tx
    .selectDistinct({ accountId: payments.userId })
    .from(payments)
    .where(eq(payments.isDemonstration, true))
  return rows.map(({ accountId }) => accountId)
}

/** Lists accounts that hold more than one paid order with the discount. */
export async function listTwiceDiscounted(tx: Transaction, most: number): Promise<AccountId[]> {
  const rows = await tx
    .select({ accountId: payments.userId })
    .from(payments)
    .where(and(gt(payments.discount, 0), eq(payments.status, 'approved')))
    .groupBy(payments.userId, payments.isDemonstration)
    .having(sql`count(*) > 1`)
    .limit(most)
  return rows.map(({ accountId }) => accountId)
}

function toOrder(row: typeof payments.$inferSelect): PlacedOrder {
  const { userId: accountId, reports, discount, askedAt: _, ...kept } = row
  return {
    ...kept,
    accountId,
    discount: discount === 0 ? 0 : exitOffer.percent,
    reference: row.renewalId ?? row.id,
    reports: reports.map(toReport),
  }
}

function toReport(kept: StoredReport): PaymentReport {
  const approvedAt = kept.approvedAt === null ? null : new Date(kept.approvedAt)
  const { refundedCents = 0 } = kept
  return { ...kept, refundedCents, approvedAt, updatedAt: new Date(kept.updatedAt) }
}

/** Omits the fields of a payment report that an order does not store. */
function toStoredReport(report: PaymentReport): StoredReport {
  const { paymentId, reference, status, method, installments, currency, collectorId } = report
  const { amountCents, refundedCents } = report
  const money = { amountCents, refundedCents, currency, collectorId }
  const told = { paymentId, reference, status, method, installments, ...money }
  const approvedAt = report.approvedAt?.toISOString() ?? null
  return { ...told, approvedAt, updatedAt: report.updatedAt.toISOString() }
}
