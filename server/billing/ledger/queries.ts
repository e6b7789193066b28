import { exitOffer } from '#contract/billing/plans.ts'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import type { PlacedOrder } from '../orders/rules.ts'
import type { PaymentReport } from '../payment-reports/rules.ts'
import type { PlacedRenewal } from '../renewals/rules.ts'
import type { LedgerRows } from './rules.ts'
import { payments, renewals, type StoredReport } from './table.ts'

/** Lists an account's orders, newest first. */
export async function listOrders(tx: AccountTransaction): Promise<PlacedOrder[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(eq(payments.userId, tx.accountId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
  return rows.map(toOrder)
}

/** Lists an account's renewals, oldest first. */
export async function listRenewals(tx: AccountTransaction): Promise<PlacedRenewal[]> {
  const rows = await tx
    .select()
    .from(renewals)
    .where(eq(renewals.userId, tx.accountId))
    .orderBy(asc(renewals.createdAt), asc(renewals.id))
  return rows.map(toRenewal)
}

export async function findOrder(tx: AccountTransaction, id: string): Promise<PlacedOrder | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.userId, tx.accountId), eq(payments.id, id)))
  return row ? toOrder(row) : null
}

/**
 * Saves the orders and renewals that are not the same objects as before. Renewals come first, because their charges
 * reference them.
 */
export async function saveRows(tx: Transaction, before: LedgerRows, after: LedgerRows): Promise<void> {
  for (const renewal of after.renewals) if (!before.renewals.includes(renewal)) await saveRenewal(tx, renewal)
  for (const order of after.orders) if (!before.orders.includes(order)) await saveOrder(tx, order)
}

async function saveRenewal(tx: Transaction, renewal: PlacedRenewal): Promise<void> {
  const { accountId: userId, ...columns } = renewal
  const row = { ...columns, userId }
  await tx
    .insert(renewals)
    .values(row)
    .onConflictDoUpdate({ target: [renewals.userId, renewals.id], set: row })
}

async function saveOrder(tx: Transaction, order: PlacedOrder): Promise<void> {
  const { accountId: userId, reference: _, reports, ...columns } = order
  const row = { ...columns, userId, reports: reports.map(toStoredReport) }
  await tx
    .insert(payments)
    .values(row)
    .onConflictDoUpdate({ target: [payments.userId, payments.id], set: row })
}

/** Returns the account whose order or renewal has this external reference; `null` if neither exists. */
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

export function toOrder(row: typeof payments.$inferSelect): PlacedOrder {
  const { userId: accountId, reports, discount, askedAt: _, ...kept } = row
  return {
    ...kept,
    accountId,
    discount: discount === 0 ? 0 : exitOffer.percent,
    reference: row.renewalId ?? row.id,
    reports: reports.map(toReport),
  }
}

export function toRenewal(row: typeof renewals.$inferSelect): PlacedRenewal {
  const { userId: accountId, askedAt: _, ...kept } = row
  return { ...kept, accountId }
}

function toReport(kept: StoredReport): PaymentReport {
  const approvedAt = kept.approvedAt === null ? null : new Date(kept.approvedAt)
  return { ...kept, approvedAt, updatedAt: new Date(kept.updatedAt) }
}

/** Returns the fields of a payment report that an order stores, with times as ISO text. */
function toStoredReport(report: PaymentReport): StoredReport {
  const { paymentId, reference, status, method, installments, currency, collectorId } = report
  const { amountCents, refundedCents } = report
  const money = { amountCents, refundedCents, currency, collectorId }
  const told = { paymentId, reference, status, method, installments, ...money }
  const approvedAt = report.approvedAt?.toISOString() ?? null
  return { ...told, approvedAt, updatedAt: report.updatedAt.toISOString() }
}
