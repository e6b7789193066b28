import { consentTexts } from '#contract/consent-texts.ts'
import { giveConsent, listConsents } from '#contract/privacy.ts'
import { serve } from '../platform/serve.ts'
import { listOptionalConsents, recordConsent } from './service.ts'

export const privacyRoutes = [
  serve(listConsents, ({ account, database }) =>
    database.asAccount(account.id, (tx) => listOptionalConsents(tx, account.id)),
  ),
  serve(
    giveConsent,
    async ({ account, database, body, clock, clientAddress, headers }) => {
      await database.asAccount(account.id, (tx) =>
        recordConsent(tx, {
          accountId: account.id,
          purpose: body.purpose,
          granted: body.granted,
          shown: consentTexts[body.purpose],
          source: body.source ?? 'privacy_screen',
          origin: { clientAddress, userAgent: headers.get('user-agent') ?? undefined },
          at: clock.now(),
        }),
      )
      return { purpose: body.purpose, granted: body.granted }
    },
    { limits: [{ max: 60, perSeconds: 3600 }] },
  ),
]
