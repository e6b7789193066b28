import { and, asc, desc, eq } from 'drizzle-orm'
import type { ConsentPurpose } from '#contract/privacy/consents.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { consents } from './table.ts'

export async function addConsent(tx: Transaction, consent: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(consent)
}

export async function findLatestConsent(tx: AccountTransaction, purpose: ConsentPurpose) {
  const [latest] = await tx
    .select({ granted: consents.granted, textVersion: consents.textVersion })
    .from(consents)
    .where(and(eq(consents.userId, tx.accountId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.recordedAt))
    .limit(1)
  return latest
}

/** Lists the account's consents and withdrawals, newest first. */
export async function listConsentRows(tx: AccountTransaction) {
  return tx
    .select({
      purpose: consents.purpose,
      granted: consents.granted,
      recordedAt: consents.recordedAt,
      textVersion: consents.textVersion,
      source: consents.source,
    })
    .from(consents)
    .where(eq(consents.userId, tx.accountId))
    .orderBy(desc(consents.recordedAt), asc(consents.purpose), asc(consents.id))
}
