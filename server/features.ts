import { consentTexts } from '#contract/privacy/consent-texts.ts'
import type { AccountHooks } from './account/account/service.ts'
import { deviceName } from './platform/http/device-name.ts'
import type { AccountId } from './platform/database/account-id.ts'
import { ofAccount } from './platform/database/database.ts'
import { accountContextOf } from './platform/context.ts'
import { createSignIn } from './sign-in.ts'
import { createPersonalData } from './personal-data.ts'
import { requestIdUnderWay } from './platform/observability/log.ts'
import { recordConsent } from './privacy/consents/service.ts'
import { notifyDevices, removeDevices } from './messages/reminders/service.ts'
import { hasAccess as accountHasAccess, startTrial } from './billing/subscription/service.ts'
import type { Services } from './services.ts'

export type Features = ReturnType<typeof createFeatures>

/** Creates the features that are not yet plain use cases of their area. */
export function createFeatures(services: Services) {
  const { authSecret, authSecretsBefore, config } = services
  const { database, clock, log, recordAuditEvent, background, codeMailbox, demonstration } = services
  const { links, mailbox, mailer, payments, publicOrigin, rateLimiter } = services
  const hooks: AccountHooks = {
    onSignedUp: async (account, origin) => {
      await database.asAccount(account.id, (tx) =>
        recordConsent(tx, {
          purpose: 'termos',
          granted: true,
          shown: consentTexts.termos,
          source: 'sign_up',
          origin,
          at: clock.now(),
        }),
      )
      const { clientAddress = '', userAgent } = origin
      const headers = new Headers(userAgent === undefined ? {} : { 'user-agent': userAgent })
      const from = { log, requestId: requestIdUnderWay(), clientAddress, headers }
      // Not awaited, because the delay would reveal whether an address has an account.
      background.run(recordAuditEvent(from, 'consent_given', account.id, 'termos'))
    },
    onConfirmed: ({ id, email }) =>
      database.asSystem((tx) => startTrial(ofAccount(tx, id), codeMailbox(email, 'trial'), clock.now())),
  }
  const signIn = createSignIn({
    database,
    clock,
    log,
    mailer,
    rateLimiter,
    background,
    sessionEpochs: services.sessionEpochs,
    hooks,
    recordAuditEvent,
    ring: (accountId, notice) => notifyDevices(accountContextOf(services, accountId), notice),
    silence: (accountId, name) => removeDevices({ database, accountId }, name),
    secret: authSecret,
    secretsBefore: authSecretsBefore,
    passwords: services.passwords,
    publicOrigin: config.publicOrigin,
    adminEmails: config.adminEmails,
    nameDevice: deviceName,
    startEvenReply: services.startEvenReply,
    sparesLoopback: !config.production,
  })
  const { accounts } = signIn
  const hasAccess = (accountId: AccountId) => accountHasAccess(accountContextOf(services, accountId))
  const personalData = createPersonalData({
    ...services,
    links,
    rateLimiter,
    signIn,
    mailer,
    mailbox,
    payments,
    demonstration,
    publicOrigin,
    hasAccess,
  })

  return {
    accounts,
    signIn,
    personalData,
  }
}
