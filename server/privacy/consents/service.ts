import { createHash } from 'node:crypto'
import { type ConsentText, consentTexts } from '#contract/privacy/consent-texts.ts'
import {
  type ConsentPurpose,
  type ConsentRecord,
  type ConsentSource,
  optionalPurposes,
  type StandingConsent,
} from '#contract/privacy/consents.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { truncateAddress } from '../../platform/security/client-address.ts'
import type { AccountTransaction, Database, Transaction } from '../../platform/database/database.ts'
import { addConsent, findLatestConsent, listConsentRows } from './queries.ts'

/** Source of the consent, from the request. */
export interface ConsentOrigin {
  readonly clientAddress: string | undefined
  readonly userAgent: string | undefined
}

export interface ConsentGiven {
  readonly accountId: AccountId
  readonly purpose: ConsentPurpose
  readonly granted: boolean
  readonly shown: ConsentText
  readonly source: ConsentSource
  readonly origin: ConsentOrigin
  readonly at: Date
}

/** Records a consent or withdrawal. A withdrawal is another row with `granted: false`. */
export async function recordConsent(tx: Transaction, given: ConsentGiven): Promise<void> {
  const { clientAddress, userAgent } = given.origin
  await addConsent(tx, {
    userId: given.accountId,
    purpose: given.purpose,
    granted: given.granted,
    textVersion: given.shown.version,
    textSha256: sha256(given.shown.text),
    recordedAt: given.at,
    truncatedIp: clientAddress ? truncateAddress(clientAddress) : null,
    userAgentHash: userAgent ? sha256(userAgent).slice(0, 16) : null,
    source: given.source,
  })
}

/** Returns whether the latest choice of an account for this purpose was yes. */
export async function hasConsent(tx: AccountTransaction, purpose: ConsentPurpose): Promise<boolean> {
  const latest = await findLatestConsent(tx, purpose)
  return latest?.granted ?? false
}

/** Lists the optional purposes with the account's latest choice. */
export async function listOptionalConsents(tx: AccountTransaction): Promise<StandingConsent[]> {
  const standing: StandingConsent[] = []
  for (const purpose of optionalPurposes) {
    const latest = await findLatestConsent(tx, purpose)
    standing.push({ purpose, granted: latest?.granted ?? false, text_version: latest?.textVersion ?? null })
  }
  return standing
}

/** All choices of an account, newest first. */
export async function listConsentRecords(tx: AccountTransaction): Promise<ConsentRecord[]> {
  const rows = await listConsentRows(tx)
  return rows.map(({ purpose, granted, recordedAt, textVersion, source }) => ({
    purpose,
    granted,
    recorded_at: recordedAt.toISOString(),
    text_version: textVersion,
    source,
  }))
}

/** Deletes the data that the consent covered. Runs in the transaction of the withdrawal. */
export type DeleteHealthData = (tx: AccountTransaction) => Promise<void>

export async function withdrawHealth(
  database: Database,
  withdrawal: Pick<ConsentGiven, 'accountId' | 'origin' | 'at'>,
  forget: DeleteHealthData,
): Promise<void> {
  const { accountId } = withdrawal
  await database.asAccount(accountId, async (tx) => {
    await recordConsent(tx, {
      ...withdrawal,
      purpose: 'dados_saude_plano',
      granted: false,
      shown: consentTexts.dados_saude_plano,
      source: 'privacy_screen',
    })
    await forget(tx)
  })
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
