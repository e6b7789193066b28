import { consentTexts } from '#contract/consent-texts.ts'
import { eq } from 'drizzle-orm'
import type { Mailer } from '../adapters/mail/mailer.ts'
import { type MailContent, renderMail } from '../adapters/mail/mail-template.ts'
import type { AccountId } from '../platform/account-id.ts'
import type { Background } from '../platform/background.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { RateLimiter } from '../platform/rate-limit.ts'
import type { ServedEndpoint } from '../platform/serve.ts'
import type { SessionReader } from '../platform/session.ts'
import { recordConsent } from '../privacy/consents.ts'
import { createAuth, type NewAccount } from './auth.ts'
import { createConfirmations } from './confirmation.ts'
import { alreadyRegisteredMail, confirmationMail, passwordChangedMail, resetMail } from './copy.ts'
import { accountRoutes } from './routes.ts'
import { createSessionEpochs, createSessionReader } from './session.ts'
import { users } from './table.ts'

/** What other features do when an account comes to be. A hook that runs again must do no harm. */
export interface AccountHooks {
  readonly onSignedUp: (account: NewAccount) => Promise<void>
  /** Once in an account's life: its address was confirmed. */
  readonly onConfirmed: (account: NewAccount) => Promise<void>
}

export interface AccountParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly mailer: Mailer
  readonly rateLimiter: RateLimiter
  readonly background: Background
  readonly hooks: AccountHooks
  readonly secret: string
  readonly publicOrigin: string
  readonly adminEmails: ReadonlySet<string>
}

export interface AccountService {
  readonly routes: readonly ServedEndpoint[]
  readonly sessions: SessionReader
  /** Name and address of an account, for mail that a job sends. */
  findContact(accountId: AccountId): Promise<{ name: string; email: string } | undefined>
  rename(accountId: AccountId, name: string): Promise<void>
  /** Ends every session and deletes the account with all its rows. */
  remove(accountId: AccountId): Promise<void>
}

export function createAccounts(parts: AccountParts): AccountService {
  const { database, clock, publicOrigin, hooks } = parts
  const confirmations = createConfirmations(database.unscoped, clock)
  const epochs = createSessionEpochs()

  const mail = (to: string, content: MailContent) =>
    parts.background.run(parts.mailer.send(renderMail(to, content)))
  const signInLink = `${publicOrigin}/auth`

  async function sendConfirmation(account: NewAccount): Promise<void> {
    const token = await confirmations.issue(account.id)
    const link = `${publicOrigin}/auth-success?token=${token}&type=email`
    await parts.mailer.send(renderMail(account.email, confirmationMail(account.name, link)))
  }
  const mailConfirmation = (account: NewAccount) => parts.background.run(sendConfirmation(account))

  const auth = createAuth({
    database: database.unscoped,
    secret: parts.secret,
    publicOrigin,
    log: parts.log,
    background: (work) => parts.background.run(work),
    sessionEpoch: epochs.of,
    events: {
      onSignedUp: async (account, origin) => {
        const agreement = {
          accountId: account.id,
          purpose: 'termos',
          granted: true,
          shown: consentTexts.termos,
          source: 'sign_up',
          origin,
          at: clock.now(),
        } as const
        await database.asAccount(account.id, (tx) => recordConsent(tx, agreement))
        await hooks.onSignedUp(account)
      },
      onConfirmed: hooks.onConfirmed,
      onSessionsEnded: epochs.end,
      mailConfirmation,
      mailReset: ({ email, name }, token) =>
        mail(email, resetMail(name, `${publicOrigin}/reset-password?token=${token}`)),
      mailAlreadyRegistered: ({ email, name }) => mail(email, alreadyRegisteredMail(name, signInLink)),
      mailPasswordChanged: ({ email, name }) => mail(email, passwordChangedMail(name, signInLink)),
    },
  })

  return {
    routes: accountRoutes({
      auth,
      database: database.unscoped,
      confirmations,
      rateLimiter: parts.rateLimiter,
      publicOrigin,
      adminEmails: parts.adminEmails,
      mailConfirmation,
      endSessions: epochs.end,
    }),
    sessions: createSessionReader(auth, parts.adminEmails),
    findContact: async (accountId) => {
      const [contact] = await database.unscoped
        .select({ name: users.name, email: users.email })
        .from(users)
        .where(eq(users.id, accountId))
      return contact
    },
    rename: async (accountId, name) => {
      await database.unscoped
        .update(users)
        .set({ name, updatedAt: clock.now() })
        .where(eq(users.id, accountId))
      epochs.end(accountId)
    },
    remove: async (accountId) => {
      await database.unscoped.delete(users).where(eq(users.id, accountId))
      epochs.end(accountId)
    },
  }
}
