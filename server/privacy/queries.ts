import { and, desc, eq } from 'drizzle-orm'
import type { AccountId } from '../platform/account-id.ts'
import type { Transaction } from '../platform/database.ts'
import type { ConsentPurpose } from './rules.ts'
import { consents } from './table.ts'

export async function addConsent(tx: Transaction, consent: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(consent)
}

export async function findLatestConsent(tx: Transaction, accountId: AccountId, purpose: ConsentPurpose) {
  const [latest] = await tx
    .select({ granted: consents.granted, textVersion: consents.textVersion })
    .from(consents)
    .where(and(eq(consents.userId, accountId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.recordedAt))
    .limit(1)
  return latest
}
