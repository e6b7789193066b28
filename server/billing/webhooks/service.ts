import { inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { paymentNotices } from './table.ts'

/** Deletes notices about these resources, when their account is deleted. */
export async function deleteNoticesOf(tx: Transaction, resourceIds: readonly string[]): Promise<void> {
  await tx.delete(paymentNotices).where(inArray(paymentNotices.resourceId, [...resourceIds]))
}
