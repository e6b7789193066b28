import { consentTexts } from '#contract/privacy/consent-texts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as contract from '#contract/privacy/consents.ts'
import { type Call, serve, type ServedEndpoint } from '../../platform/http/serve.ts'
import type { RecordAuditEvent } from '../../platform/http/security-audit.ts'
import { type HandlingSettings, recipientsOf } from './rules.ts'
import {
  type ConsentOrigin,
  type DeleteHealthData,
  listConsentRecords,
  listOptionalConsents,
  recordConsent,
  withdrawHealth,
} from './service.ts'

export interface PrivacyParts {
  readonly settings: HandlingSettings
  readonly payments: { readonly provider: object | null; readonly isDemonstration: boolean }
  readonly deleteHealthData: DeleteHealthData
  readonly recordAuditEvent: RecordAuditEvent
}

/** Strict, because every choice is stored. */
const consentLimits = [
  { max: 60, perSeconds: 3600 },
  { max: 200, perSeconds: 86_400 },
]

export function privacyRoutes({
  settings,
  payments,
  deleteHealthData,
  recordAuditEvent,
}: PrivacyParts): readonly ServedEndpoint[] {
  const takesMoney = payments.provider !== null && !payments.isDemonstration
  return [
    serve(contract.listConsents, ({ account, database }) =>
      database.asAccount(account.id, (tx) => listOptionalConsents(tx)),
    ),
    serve(
      contract.giveConsent,
      async (call) => {
        const { account, database, body, clock } = call
        await database.asAccount(account.id, (tx) =>
          recordConsent(tx, {
            accountId: account.id,
            purpose: body.purpose,
            granted: body.granted,
            shown: consentTexts[body.purpose],
            source: body.source ?? 'privacy_screen',
            origin: originOf(call),
            at: clock.now(),
          }),
        )
        const act = body.granted ? 'consent_given' : 'consent_withdrawn'
        await recordAuditEvent(call, act, account.id, body.purpose)
        return { purpose: body.purpose, granted: body.granted }
      },
      { limits: consentLimits },
    ),
    serve(contract.listConsentHistory, ({ account, database }) =>
      database.asAccount(account.id, (tx) => listConsentRecords(tx)),
    ),
    serve(
      contract.withdrawHealthConsent,
      async (call) => {
        const { account, database, clock } = call
        const withdrawal = { accountId: account.id, origin: originOf(call), at: clock.now() }
        await withdrawHealth(database, withdrawal, deleteHealthData)
        await recordAuditEvent(call, 'health_consent_withdrawn', account.id)
        return { withdrawn: true as const }
      },
      { limits: [{ max: 10, perSeconds: 3600 }] },
    ),
    serve(contract.readDataHandling, () => ({
      photo_days: settings.photoDays,
      is_demonstration: payments.isDemonstration,
      recipients: [...recipientsOf(settings, takesMoney)],
    })),
  ]
}

function originOf({
  clientAddress,
  headers,
}: Pick<Call<Endpoint>, 'clientAddress' | 'headers'>): ConsentOrigin {
  return { clientAddress, userAgent: headers.get('user-agent') ?? undefined }
}
