import { createHash } from 'node:crypto'
import type { Body, Reply } from '#contract/endpoint.ts'
import { type ConsentText, consentTexts } from '#contract/privacy/consent-texts.ts'
import {
  type ConsentPurpose,
  type ConsentRecord,
  type ConsentSource,
  type giveConsent as giveEndpoint,
  optionalPurposes,
  type StandingConsent,
} from '#contract/privacy/consents.ts'
import type { AccountContext } from '../../platform/context.ts'
import { truncateAddress } from '../../platform/security/client-address.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import type { PersonalDataServices } from '../../platform/personal-data.ts'
import { type AuditContext, recordAuditEvent } from '../audit-log/service.ts'
import { addConsent, findLatestConsent, listConsentRows } from './queries.ts'

/** Client address, stored truncated, and browser, stored as a hash, of the request with which a consent was given. */
export interface ConsentOrigin {
  readonly clientAddress: string | undefined
  readonly userAgent: string | undefined
}

export interface ConsentGiven {
  readonly purpose: ConsentPurpose
  readonly granted: boolean
  readonly shown: ConsentText
  readonly source: ConsentSource
  readonly origin: ConsentOrigin
  readonly at: Date
}

/**
 * Records a consent or withdrawal with the version and hash of the text shown. A withdrawal is a further row with
 * `granted: false`.
 */
export async function recordConsent(tx: AccountTransaction, given: ConsentGiven): Promise<void> {
  const { clientAddress, userAgent } = given.origin
  await addConsent(tx, {
    userId: tx.accountId,
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

/** Returns whether the account's latest choice for this purpose was yes; false if it never chose. */
export async function hasConsent(tx: AccountTransaction, purpose: ConsentPurpose): Promise<boolean> {
  const latest = await findLatestConsent(tx, purpose)
  return latest?.granted ?? false
}

/** Returns whether the consent is to the text shown today: an earlier text may not name what is asked for now. */
export function hasConsentToCurrentText(
  tx: AccountTransaction,
  purpose: keyof typeof consentTexts,
): Promise<boolean> {
  return isRecorded(tx, purpose, true)
}

/** Returns whether this is the account's latest choice for this purpose, made for the text shown today. */
export async function isRecorded(
  tx: AccountTransaction,
  purpose: keyof typeof consentTexts,
  granted: boolean,
): Promise<boolean> {
  const latest = await findLatestConsent(tx, purpose)
  return latest?.granted === granted && latest.textVersion === consentTexts[purpose].version
}

/**
 * Lists all optional purposes with the account's latest choice. Without a choice: `granted` false, `text_version` null.
 */
export function listOptionalConsents({ database, accountId }: AccountContext): Promise<StandingConsent[]> {
  return database.asAccount(accountId, async (tx) => {
    const standing: StandingConsent[] = []
    for (const purpose of optionalPurposes) {
      const latest = await findLatestConsent(tx, purpose)
      standing.push({ purpose, granted: latest?.granted ?? false, text_version: latest?.textVersion ?? null })
    }
    return standing
  })
}

export async function listConsentRecords({ database, accountId }: AccountContext): Promise<ConsentRecord[]> {
  const rows = await database.asAccount(accountId, (tx) => listConsentRows(tx))
  return rows.map(({ purpose, granted, recordedAt, textVersion, source }) => ({
    purpose,
    granted,
    recorded_at: recordedAt.toISOString(),
    text_version: textVersion,
    source,
  }))
}

type ConsentContext = AccountContext & AuditContext

/** Records the account's choice for an optional purpose. */
export async function giveConsent(
  ctx: ConsentContext,
  { purpose, granted, source }: Body<typeof giveEndpoint>,
): Promise<Reply<typeof giveEndpoint>> {
  const { accountId, database, now } = ctx
  const given = {
    purpose,
    granted,
    shown: consentTexts[purpose],
    source: source ?? 'privacy_screen',
    origin: originOf(ctx),
    at: now,
  } as const
  await database.asAccount(accountId, (tx) => recordConsent(tx, given))
  const kind = granted ? 'consent_given' : 'consent_withdrawn'
  await recordAuditEvent(ctx, { kind, accountId, about: purpose })
  return { purpose, granted }
}

/**
 * Withdraws the consent to health data and deletes the data that it covered (`deleteHealthData` of every noun), in one
 * transaction. The diary stays.
 */
export async function withdrawHealthConsent(
  ctx: ConsentContext & PersonalDataServices,
): Promise<{ withdrawn: true }> {
  const { accountId, database, now, personalData } = ctx
  await database.asAccount(accountId, async (tx) => {
    await recordConsent(tx, {
      purpose: 'dados_saude_plano',
      granted: false,
      shown: consentTexts.dados_saude_plano,
      source: 'privacy_screen',
      origin: originOf(ctx),
      at: now,
    })
    await personalData.deleteHealthData(tx)
  })
  await recordAuditEvent(ctx, { kind: 'health_consent_withdrawn', accountId })
  return { withdrawn: true }
}

function originOf({
  clientAddress,
  headers,
}: Pick<AuditContext, 'clientAddress' | 'headers'>): ConsentOrigin {
  return { clientAddress, userAgent: headers.get('user-agent') ?? undefined }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
