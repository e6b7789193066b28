import { desc, eq } from 'drizzle-orm'
import type { AccountId } from '../platform/account-id.ts'
import type { Transaction } from '../platform/database.ts'
import { payments } from './table.ts'

export type PaymentRow = typeof payments.$inferSelect

export async function listPayments(tx: Transaction, accountId: AccountId): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(payments)
    .where(eq(payments.userId, accountId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
}
