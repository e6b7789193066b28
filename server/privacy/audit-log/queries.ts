import { desc, eq, lt } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { acts } from './table.ts'

export async function addAct(tx: Transaction, act: typeof acts.$inferInsert): Promise<void> {
  await tx.insert(acts).values(act)
}

export async function listActRows(tx: Transaction, accountId: AccountId, most: number) {
  return tx
    .select({
      act: acts.act,
      recordedAt: acts.recordedAt,
      device: acts.device,
      truncatedIp: acts.truncatedIp,
    })
    .from(acts)
    .where(eq(acts.userId, accountId))
    .orderBy(desc(acts.recordedAt), desc(acts.id))
    .limit(most)
}

export async function removeActs(tx: Transaction, recordedBefore: Date): Promise<void> {
  await tx.delete(acts).where(lt(acts.recordedAt, recordedBefore))
}
