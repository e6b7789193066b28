import { eq } from 'drizzle-orm'
import type { AccountId } from '../platform/account-id.ts'
import type { Transaction } from '../platform/database.ts'
import { questionnaires } from './table.ts'

export type QuestionnaireRow = Omit<typeof questionnaires.$inferSelect, 'userId'>

export async function findQuestionnaire(
  tx: Transaction,
  accountId: AccountId,
): Promise<QuestionnaireRow | null> {
  const [row] = await tx.select().from(questionnaires).where(eq(questionnaires.userId, accountId))
  return row ?? null
}

export async function saveQuestionnaire(
  tx: Transaction,
  accountId: AccountId,
  row: QuestionnaireRow,
): Promise<void> {
  await tx
    .insert(questionnaires)
    .values({ userId: accountId, ...row })
    .onConflictDoUpdate({ target: questionnaires.userId, set: row })
}
