import { and, asc, desc, eq } from 'drizzle-orm'
import type { ConsentPurpose } from '#contract/privacy/consents.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Transaction } from '../../platform/database/database.ts'
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

/** Lists an account's consents, newest first. */
export async function listConsentRows(tx: Transaction, accountId: AccountId) {
  return tx
    .select({
      purpose: consents.purpose,
      granted: consents.granted,
      recordedAt: consents.recordedAt,
      textVersion: consents.textVersion,
      source: consents.source,
    })
    .from(consents)
    .where(eq(consents.userId, accountId))
    .orderBy(desc(consents.recordedAt), asc(consents.purpose), asc(consents.id))
}
