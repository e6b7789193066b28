import { asc, eq, isNull, lt } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { paymentNotices } from './table.ts'

export type Notice = Pick<typeof paymentNotices.$inferSelect, 'id' | 'type' | 'resourceId' | 'receivedAt'>

const noticeColumns = {
  id: paymentNotices.id,
  type: paymentNotices.type,
  resourceId: paymentNotices.resourceId,
  receivedAt: paymentNotices.receivedAt,
}

/**
 * Saves a notice. Returns `null` for one that is already stored. A legacy notice without a message number always counts
 * as new and is to be processed again, because its repetitions cannot be recognised.
 */
export async function saveNotice(
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

export async function completeNotice(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(paymentNotices).set({ settledAt: now }).where(eq(paymentNotices.id, id))
}

export async function deleteNotices(tx: Transaction, settledBefore: Date): Promise<void> {
  await tx.delete(paymentNotices).where(lt(paymentNotices.settledAt, settledBefore))
}
