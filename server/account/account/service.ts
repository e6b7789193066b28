import { randomBytes } from 'node:crypto'
import {
  type AuthCaller,
  callAuth,
  isPassword,
  openConfirmed,
  openProvenSession,
} from '../../adapters/auth/auth-call.ts'
import { type AuthEvents, createAuth, type NewAccount } from '../../adapters/auth/better-auth.ts'
import { commonPasswords } from '../../adapters/auth/common-passwords.ts'
import { exceeds } from '../../adapters/auth/attempts.ts'
import { knownBrowsers } from '../../adapters/auth/known-browser.ts'
import { createPasswordChanges, type PasswordChange } from '../../adapters/auth/password-changes.ts'
import { signUpPending } from '../../adapters/auth/pending-sign-up.ts'
import { createSignInGuard } from '../../adapters/auth/sign-in-guard.ts'
import { concealAccount, signUpBrowsers, unconfirmedLifeMs } from '../../adapters/auth/sign-up-browser.ts'
import type { SessionEpochs } from '../../adapters/auth/session-epochs.ts'
import type { SecondStep } from '../../adapters/auth/second-step.ts'
import { takeFormerCookies } from '../../adapters/auth/former-cookie.ts'
import { createCookieReader, sessionCookieName, signSession } from '../../adapters/auth/session-cookie.ts'
import {
  authHeaders,
  createSessionReader,
  currentAccount,
  toAccount,
} from '../../adapters/auth/session-reader.ts'
import type { PasswordHasher } from '../../adapters/auth/slow-passwords.ts'
import type { Mailer } from '../../adapters/mail/mailer.ts'
import { renderMail } from '../../adapters/mail/mail-template.ts'
import type { MailContent } from '../../adapters/mail/mail-content.ts'
import { mailboxOf } from '../mailboxes/rules.ts'
import { findContact, renameUser } from '../users/queries.ts'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Background } from '../../platform/observability/background.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Sql } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { createAdmission, type Use } from '../../platform/http/admission.ts'
import type { Log } from '../../platform/observability/log.ts'
import type { RateLimiter } from '../../platform/security/rate-limit.ts'
import type { Account, SessionReader } from '../../platform/http/session.ts'
import { signedLinks } from '../../platform/security/signed-link.ts'
import * as copy from './copy.ts'
import * as queries from './queries.ts'
import { createResetWaits } from './reset-waits.ts'
import * as rules from './rules.ts'
import { authTables } from './table.ts'

/** Hooks of other features on account creation; they must be idempotent. */
export type AccountHooks = Pick<AuthEvents, 'onSignedUp' | 'onConfirmed'>

type Entered =
  | { readonly token: string; readonly account: Account }
  | { readonly challenge: string; readonly mayTrust: boolean }

export interface AccountParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly mailer: Mailer
  readonly rateLimiter: RateLimiter
  readonly background: Background
  readonly sessionEpochs: SessionEpochs
  readonly hooks: AccountHooks
  readonly secondStep: SecondStep
  /** Table in which passkeys are stored. */
  readonly passkeyTable: PgTable
  readonly secret: string
  readonly secretsBefore: readonly string[]
  readonly passwords: PasswordHasher
  readonly publicOrigin: string
  readonly adminEmails: ReadonlySet<string>
  /** Whether limits by address exempt loopback. */
  readonly sparesLoopback: boolean
}

export type Accounts = ReturnType<typeof createAccounts>

/** Accounts: sign-up, confirmation, sign-in and passwords. */
export function createAccounts(parts: AccountParts) {
  const {
    clock,
    sessionEpochs: epochs,
    passwords,
    publicOrigin,
    rateLimiter,
    secondStep,
    sparesLoopback,
  } = parts
  const database = parts.database.unscoped
  const endSessions = (accountId: AccountId) => parts.background.run(epochs.end(accountId))
  const isSecure = publicOrigin.startsWith('https://')
  const signed = (token: string) => signSession(token, parts.secret)
  const now = () => clock.now()
  const isAdmin = (email: string) => parts.adminEmails.has(email.toLowerCase())
  const signUps = signUpBrowsers({ ...parts, isSecure, now })
  const resetWaits = createResetWaits({ database, secrets: [parts.secret, ...parts.secretsBefore], now })

  const kept = queries.passwordsIn(database)
  const guard = createSignInGuard({
    ...kept,
    rateLimiter,
    browsers: knownBrowsers(signedLinks(parts.secret, parts.secretsBefore), isSecure, now),
    now,
    passwords,
    limits: rules.limits.signInByAccount,
    warn: async (accountId) => {
      const contact = await findContact(database, accountId)
      if (contact) mailing(copy.guessedPasswordsMail)(contact)
    },
  })

  // Sent in the background, because the mail server's response time would reveal whether an address has an account.
  const mail = (to: string, content: MailContent) =>
    parts.background.run(parts.mailer.send(renderMail(to, content, copy.accountFooter)))
  const mailing =
    (content: (name: string, signInLink: string) => MailContent) =>
    ({ name, email }: Pick<NewAccount, 'name' | 'email'>) =>
      mail(email, content(name, `${publicOrigin}/auth`))
  const mailConfirmation = (account: NewAccount) => parts.background.run(sendConfirmation(account))

  async function sendConfirmation({ id, name, email }: NewAccount): Promise<void> {
    const token = randomBytes(24).toString('base64url')
    const expiresAt = new Date(now().getTime() + rules.confirmationLifeMs)
    await queries.addConfirmation(database, { tokenHash: rules.hashOf(token), userId: id, expiresAt })
    const link = `${publicOrigin}/auth-success?token=${token}&type=email`
    await parts.mailer.send(renderMail(email, copy.confirmationMail(name, link), copy.accountFooter))
  }

  const auth = createAuth({
    database,
    secret: parts.secret,
    secretsBefore: parts.secretsBefore,
    publicOrigin,
    log: parts.log,
    now,
    passwords,
    background: (work) => parts.background.run(work),
    tables: { ...authTables, passkey: parts.passkeyTable },
    events: {
      onSignedUp: async (account, origin) => {
        await parts.hooks.onSignedUp(account, origin)
        mailConfirmation(account)
      },
      onConfirmed: parts.hooks.onConfirmed,
      onSessionsEnded: endSessions,
      mailReset: ({ name, email }, token) =>
        mail(email, copy.resetMail(name, `${publicOrigin}/reset-password?token=${token}`)),
      mailAlreadyRegistered: mailing(copy.alreadyRegisteredMail),
      mailPasswordReset: (account) =>
        mailing(isAdmin(account.email) ? copy.administratorResetMail : copy.passwordChangedMail)(account),
    },
  })
  const withAuth = (caller: AuthCaller) => ({ ...caller, auth, publicOrigin })
  const call = (caller: AuthCaller, path: `/${string}`, body?: Readonly<Record<string, unknown>>) =>
    callAuth(withAuth(caller), path, body)

  const seatsEach = rules.passwordSeatsEach
  const { admit, count } = createAdmission({ rateLimiter, room: passwords.admit, seatsEach, sparesLoopback })
  const admitBrowser = <T>(caller: AuthCaller, use: Use, work: () => Promise<T>) =>
    admit(caller, guard.readMark(caller.headers), use, work)

  const passwordChanges = createPasswordChanges({
    auth,
    call,
    guard,
    secondStep,
    refuseWeak: (password, email) => rules.refuseWeak(password, email, commonPasswords),
    findContact: (accountId) => findContact(database, accountId),
    isPassword: (caller, password) => isPassword(withAuth(caller), password),
    isAdmin: ({ email }) => isAdmin(email),
    removeVerifications: (accountId) => queries.removeVerifications(database, accountId),
    startWait: resetWaits.start,
    removeResetsTo: (email) => queries.removeResetsTo(database, email),
  })

  async function findWaiting(token: string) {
    const contact = await queries.findConfirmation(database, rules.hashOf(token), clock.now())
    if (!contact) throw fail('invalid_token')
    return contact
  }

  async function enterByLink(caller: AuthCaller, token: string, password?: string): Promise<AccountId> {
    const accountId = await queries.takeConfirmation(database, rules.hashOf(token), clock.now())
    const contact = accountId && (await findContact(database, accountId))
    if (!contact) throw fail('invalid_token')
    await queries.removeConfirmationsOf(database, contact.id)
    await queries.removeVerifications(database, contact.id)
    await openConfirmed(withAuth(caller), contact, password)
    caller.setHeader('set-cookie', signUps.forget())
    await guard.remember(caller, contact.id)
    return contact.id
  }

  const toCaller = (user: Parameters<typeof toAccount>[0], secondFactorAt: Date | null): Account =>
    toAccount(user, parts.adminEmails, secondFactorAt)

  async function openedProven(caller: AuthCaller, user: Parameters<typeof toAccount>[0], token: string) {
    const account = toCaller(user, clock.now())
    await guard.opened(caller, account, token)
    return { token: signed(token), account }
  }

  async function findSession({ headers }: AuthCaller) {
    return auth.api.getSession({ headers: authHeaders(auth, headers) })
  }

  return {
    sessions: createSessionReader({
      auth,
      adminEmails: parts.adminEmails,
      epochs,
      tokenIn: createCookieReader(sessionCookieName(publicOrigin), parts.secret),
      findSession: (token) => queries.findSession(database, token),
      removeSession: (token) => queries.removeSessionOf(database, token),
      now: () => clock.now(),
    }) satisfies SessionReader,

    takeFormerCookies: takeFormerCookies({
      name: sessionCookieName(publicOrigin),
      secrets: [parts.secret, ...parts.secretsBefore],
      opensByFormerName: (token) => queries.opensByFormerName(database, token, clock.now()),
    }),

    /** Signs a person up. An existing address gets the same answer; only its mailbox shows the difference. */
    signUp: async (caller: AuthCaller, person: { name: string; email: string; password: string }) => {
      rules.refuseWeak(person.password, person.email, commonPasswords)
      await admitBrowser(caller, ['sign-up', rules.limits.signUpByAddress], async () => {
        const { signUpByRecipient } = rules.limits
        const mark = await signUpPending(person, {
          ...kept,
          passwords,
          mayMail: !(await exceeds(
            rateLimiter,
            { what: 'sign-up-to', who: mailboxOf(person.email) },
            signUpByRecipient,
          )),
          create: async () =>
            ((await call(caller, '/sign-up/email', person)) as { user: NewAccount }).user.id,
          renameUser: (id, name) => renameUser(database, id, { name, at: clock.now() }),
          mailConfirmation,
          isOwn: (waiting) => signUps.isOf(caller.headers, waiting),
        })
        caller.setHeader('set-cookie', signUps.write(mark, person))
      })
    },

    signIn: (caller: AuthCaller, email: string, password: string): Promise<Entered> =>
      admitBrowser(caller, ['sign-in', rules.limits.signInByAddress], async () => {
        const attempt = await guard.begin(caller, email)
        // Better Auth opens a session at once; its cookies are withheld until the second step.
        const cookies: string[] = []
        const held = { ...caller, setHeader: (_: string, value: string) => cookies.push(value) }
        const signedUpHere = signUps.isWith(caller.headers, { email, password })
        const signingIn = call(held, '/sign-in/email', { email, password })
        const reply = await signingIn.catch((refusal: unknown) => {
          throw concealAccount(refusal, { signedUpHere, isKnown: attempt.isKnown })
        })
        const { token, user } = reply as { token: string; user: NewAccount }
        const account = toCaller(user, null)
        await attempt.succeeded(account.id, password)
        const mayTrust = !account.isAdmin
        const challenge = await secondStep.ask(account.id, { headers: caller.headers, mayTrust })
        if (challenge !== null) {
          await queries.removeSessionOf(database, token)
          return { challenge, mayTrust }
        }
        for (const cookie of cookies) caller.setHeader('set-cookie', cookie)
        await guard.opened(caller, account, token)
        return { token: signed(token), account }
      }),

    /** Signs in with a passkey, or proves the open session with one. */
    signInWithPasskey: async (caller: AuthCaller, response: Readonly<Record<string, unknown>>) => {
      const before = await findSession(caller)
      const reply = await call(caller, '/passkey/verify-authentication', { response })
      const { session, user } = reply as { session: { token: string }; user: NewAccount }
      if (before) await queries.removeSessionOf(database, before.session.token)
      return openedProven(caller, user, session.token)
    },

    /** Signs in after the second step. */
    openProvenSession: async (caller: AuthCaller, accountId: AccountId) => {
      const { token, user } = await openProvenSession(withAuth(caller), { accountId, at: clock.now() })
      return openedProven(caller, user, token)
    },

    /** Mails the owner about a change of the account. */
    tell: ({ email }: Pick<Account, 'email'>, content: MailContent): void => mail(email, content),

    /** Calls Better Auth for a feature of signing in. */
    call,
    findSession,
    findKnownBrowser: guard.findKnownBrowser,
    rememberProven: guard.rememberProven,
    forgetBrowser: guard.forgetBrowser,

    /** Invalidates cached sessions of the account in all processes. */
    invalidateSessions: endSessions,

    /** Signs out and returns the account, if any. */
    signOut: async (caller: AuthCaller): Promise<AccountId | null> => {
      const accountId = ((await findSession(caller))?.user.id ?? null) as AccountId | null
      await call(caller, '/sign-out', {})
      if (accountId) endSessions(accountId)
      return accountId
    },

    readSession: async (caller: AuthCaller): Promise<Account | null> =>
      currentAccount(await call(caller, '/get-session'), parts.adminEmails, now()),

    /**
     * Consumes a confirmation token, signs in and returns the account. The pending password is accepted only in the
     * browser that chose it, because anyone can sign up with another person's address.
     */
    confirm: async (caller: AuthCaller, token: string): Promise<AccountId> => {
      await count(caller, ['confirm', rules.limits.tokenByAddress])
      const { id } = await findWaiting(token)
      const mark = await guard.findMark(id)
      if (!mark || !signUps.isOf(caller.headers, mark)) throw fail('confirmation_needs_password')
      return enterByLink(caller, token)
    },

    /** Confirms in any other browser: the mailbox owner chooses a new password, and the pending one is discarded. */
    confirmWithPassword: (caller: AuthCaller, token: string, password: string): Promise<AccountId> =>
      admitBrowser(caller, ['confirm', rules.limits.tokenByAddress], async () => {
        const contact = await findWaiting(token)
        rules.refuseWeak(password, contact.email, commonPasswords)
        return enterByLink(caller, token, password)
      }),

    resendConfirmation: async (caller: AuthCaller, email: string): Promise<void> => {
      await count(caller, ['mail-from', rules.limits.mailByAddress])
      await rateLimiter.count('resend-to', mailboxOf(email), rules.limits.resendByAccount)
      const waiting = await kept.findUnconfirmed(email)
      if (waiting) mailConfirmation(waiting)
    },

    requestReset: async (caller: AuthCaller, email: string): Promise<void> => {
      await count(caller, ['mail-from', rules.limits.mailByAddress])
      await rateLimiter.count('reset-to', mailboxOf(email), rules.limits.mailByAccount)
      await passwordChanges.request(caller, email)
    },

    /** Sets a new password and returns the account of the link. */
    resetPassword: (caller: AuthCaller, token: string, newPassword: string) =>
      admitBrowser(caller, ['reset', rules.limits.tokenByAddress], () =>
        passwordChanges.reset(caller, token, newPassword),
      ),

    /** Changes the password and ends the account's sessions on other devices. */
    changePassword: (
      caller: AuthCaller,
      account: Account,
      change: PasswordChange,
      assertFactor: () => Promise<void>,
    ): Promise<void> =>
      admit(caller, account.id, ['change-password', rules.limits.signInByAccount, account.id], async () => {
        await passwordChanges.change(caller, account, change, assertFactor)
        endSessions(account.id)
        mailing(copy.passwordChangedMail)(account)
      }),

    findResetWait: resetWaits.find,
    /** Returns the account of an address. Callers must not disclose whether there is one. */
    findIdByEmail: (email: string) => queries.findIdByEmail(database, email),
    /** Returns name and address, for mail that a job sends. */
    findContact: (accountId: AccountId) => findContact(database, accountId),

    /** Deletes expired links and sessions, and sign-ups unconfirmed for a week. */
    tidy: async (): Promise<void> => {
      const at = now()
      await queries.removeEnded(database, at, new Date(at.getTime() - unconfirmedLifeMs))
      await epochs.tidy()
    },

    /** Rejects a wrong password, within the rate limit. */
    assertPassword: (caller: AuthCaller, account: Account, password: string): Promise<void> =>
      admit(caller, account.id, null, () =>
        guard.assertPassword(account.id, () => isPassword(withAuth(caller), password)),
      ),

    /** Returns the account data for the export, without credentials. */
    describe: async (accountId: AccountId) => ({
      account: (await queries.findUser(database, accountId)) ?? null,
      sessions: await queries.listSessions(database, accountId, clock.now()),
    }),

    listHashed: (hashes: readonly string[]) => queries.listHashed(database, hashes),
    /** Deletes the account, its sessions and, by cascade, all its rows; `keep` runs in the same transaction. */
    remove: async (accountId: AccountId, keep: (tx: Sql) => Promise<void>): Promise<void> => {
      await database.transaction(async (tx) => {
        await keep(tx)
        await queries.removeUser(tx, accountId)
      })
      endSessions(accountId)
    },
  }
}
