import type { Payment } from '#contract/billing.ts'
import type { AccountId } from '../platform/account-id.ts'
import type { Database } from '../platform/database.ts'
import * as queries from './queries.ts'

export async function listPayments(database: Database, accountId: AccountId): Promise<Payment[]> {
  const rows = await database.asAccount(accountId, (tx) => queries.listPayments(tx, accountId))
  return rows.map(describePayment)
}

function describePayment(row: queries.PaymentRow): Payment {
  const { id, plan, status, method, installments } = row
  return {
    id,
    plan,
    status,
    amount_cents: row.amountCents,
    method,
    installments,
    created_at: row.createdAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    refunded_at: row.refundedAt?.toISOString() ?? null,
  }
}
