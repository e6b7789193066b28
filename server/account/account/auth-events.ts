import { consentTexts } from '#contract/privacy/consent-texts.ts'
import type { AuthEvents, NewAccount, RequestOrigin } from '../../adapters/auth/better-auth.ts'
import { startTrial } from '../../billing/subscription/service.ts'
import { accountContextOf, type AccountContext, contextOf, type Platform } from '../../platform/context.ts'
import { ofAccount } from '../../platform/database/database.ts'
import { requestIdUnderWay } from '../../platform/observability/log.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { recordConsent } from '../../privacy/consents/service.ts'
import { type AccountServices, isAdministrator, mailOwner } from '../authentication/service.ts'
import { mailConfirmation } from './confirmation-mail.ts'
import * as copy from './copy.ts'

type EventServices = Platform &
  Pick<
    AccountServices,
    'adminEmails' | 'background' | 'codeMailbox' | 'mailer' | 'publicOrigin' | 'rateLimiter'
  >

/** Creates the handlers that Better Auth calls on its events: consent at sign-up, trial and mails. */
export function authEvents(services: EventServices): AuthEvents {
  const { publicOrigin } = services
  const signInLink = `${publicOrigin}/auth`
  return {
    onSignedUp: async (account, origin) => {
      await recordTerms(accountContextOf(services, account.id), origin)
      mailConfirmation(contextOf(services), account)
    },
    onConfirmed: (account) => openTrial(services, account),
    mailReset: (account, token) => {
      const link = `${publicOrigin}/reset-password?token=${token}`
      mailOwner(services, account, copy.resetMail(account.name, link))
    },
    mailAlreadyRegistered: (account) =>
      mailOwner(services, account, copy.alreadyRegisteredMail(account.name, signInLink)),
    mailPasswordReset: (account) => {
      const compose = isAdministrator(services, account)
        ? copy.administratorResetMail
        : copy.passwordChangedMail
      mailOwner(services, account, compose(account.name, signInLink))
    },
  }
}

/** Records the consent to the terms of use, given with the sign-up. */
async function recordTerms(ctx: AccountContext & EventServices, origin: RequestOrigin): Promise<void> {
  const { accountId } = ctx
  await ctx.database.asAccount(accountId, (tx) =>
    recordConsent(tx, {
      purpose: 'termos',
      granted: true,
      shown: consentTexts.termos,
      source: 'sign_up',
      origin,
      at: ctx.now,
    }),
  )
  const { clientAddress = '', userAgent } = origin
  const headers = new Headers(userAgent === undefined ? {} : { 'user-agent': userAgent })
  const from = { ...ctx, requestId: requestIdUnderWay(), clientAddress, headers }
  // The event is recorded in the background: waiting for it would reveal, by the reply's delay, whether an e-mail
  // address had an account.
  ctx.background.run(recordAuditEvent(from, { kind: 'consent_given', accountId, about: 'termos' }))
}

function openTrial(
  { database, clock, codeMailbox }: EventServices,
  { id, email }: NewAccount,
): Promise<void> {
  const codes = codeMailbox(email, 'trial')
  return database.asSystem((tx) => startTrial(ofAccount(tx, id), codes, clock.now()))
}
