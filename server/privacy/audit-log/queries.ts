import { desc, eq, lt } from 'drizzle-orm'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { auditEvents } from './table.ts'

export async function addAuditEvent(tx: Transaction, act: typeof auditEvents.$inferInsert): Promise<void> {
  await tx.insert(auditEvents).values(act)
}

export async function listAuditEventRows(tx: AccountTransaction, most: number) {
  return tx
    .select({
      act: auditEvents.act,
      recordedAt: auditEvents.recordedAt,
      device: auditEvents.device,
      truncatedIp: auditEvents.truncatedIp,
    })
    .from(auditEvents)
    .where(eq(auditEvents.userId, tx.accountId))
    .orderBy(desc(auditEvents.recordedAt), desc(auditEvents.id))
    .limit(most)
}

export async function removeAuditEvents(tx: Transaction, recordedBefore: Date): Promise<void> {
  await tx.delete(auditEvents).where(lt(auditEvents.recordedAt, recordedBefore))
}
