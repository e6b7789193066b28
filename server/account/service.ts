import { randomBytes } from 'node:crypto'
import { wrongPassword } from '#contract/errors.ts'
import { createEmailVerificationToken } from 'better-auth/api'
import { type AuthCaller, callAuth, isPassword, openProvenSession } from '../adapters/auth/auth-call.ts'
import { createAuth, type NewAccount, type RequestOrigin } from '../adapters/auth/better-auth.ts'
import { commonPasswords } from '../adapters/auth/common-passwords.ts'
import { createSessionEpochs } from '../adapters/auth/session-epochs.ts'
import type { SecondStep } from '../adapters/auth/second-step.ts'
import { takeFormerCookies } from '../adapters/auth/former-cookie.ts'
import { createCookieReader, sessionCookieName, signSession } from '../adapters/auth/session-cookie.ts'
import { authHeaders, createSessionReader, toAccount } from '../adapters/auth/session-reader.ts'
import type { PasswordKeeping } from '../adapters/auth/slow-passwords.ts'
import type { Mailer } from '../adapters/mail/mailer.ts'
import { type MailContent, renderMail } from '../adapters/mail/mail-template.ts'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { AccountId } from '../platform/account-id.ts'
import type { Background } from '../platform/background.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Sql } from '../platform/database.ts'
import { fail } from '../platform/failure.ts'
import { countedAddress, isLoopback } from '../platform/client-address.ts'
import type { Log } from '../platform/log.ts'
import type { RateLimit, RateLimiter } from '../platform/rate-limit.ts'
import type { Account, SessionReader } from '../platform/session.ts'
import { signedLinks } from '../platform/signed-link.ts'
import {
  accountFooter,
  alreadyRegisteredMail,
  confirmationMail,
  passwordChangedMail,
  resetMail,
} from './copy.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'
import { credentials, sessions, users, verifications } from './table.ts'

export type { NewAccount, RequestOrigin } from '../adapters/auth/better-auth.ts'
export { type PasswordKeeping, slowPasswords } from '../adapters/auth/slow-passwords.ts'
export { listOver, listUntold, noteUse, setNoticed, type Sleeper } from './queries.ts'
export { listSessions, removeOtherSessions, removeSessions, setSecondFactor } from './queries.ts'

/** What other features do when an account comes to be. A hook that runs again must do no harm. */
export interface AccountHooks {
  /** The account exists, its terms were accepted, its address is not confirmed. */
  readonly onSignedUp: (account: NewAccount, origin: RequestOrigin) => Promise<void>
  /** Once in an account's life: its address was confirmed. */
  readonly onConfirmed: (account: NewAccount) => Promise<void>
}

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
  readonly hooks: AccountHooks
  readonly secondStep: SecondStep
  /** Where the passkeys are kept. */
  readonly passkeyTable: PgTable
  readonly secret: string
  readonly secretsBefore: readonly string[]
  readonly passwords: PasswordKeeping
  readonly publicOrigin: string
  readonly adminEmails: ReadonlySet<string>
  /** Whether limits by address leave out this machine's own. */
  readonly sparesLoopback: boolean
}

const exchangeSeconds = 60
const unconfirmedLifeMs = 7 * 24 * 3_600_000

export type Accounts = ReturnType<typeof createAccounts>

/** Who may come in: sign-up, confirmation, sign-in and passwords. */
export function createAccounts(parts: AccountParts) {
  const { clock, passwords, publicOrigin, rateLimiter, secondStep } = parts
  const database = parts.database.unscoped
  const epochs = createSessionEpochs(database)
  const endSessions = (accountId: AccountId) => parts.background.run(epochs.end(accountId))
  const signInLink = `${publicOrigin}/auth`
  const links = signedLinks(parts.secret, parts.secretsBefore)
  const isSecure = publicOrigin.startsWith('https://')
  const signed = (token: string) => signSession(token, parts.secret)

  // Nobody waits for these: how long the mail server takes would tell whether an address has an account.
  const mail = (to: string, content: MailContent) =>
    parts.background.run(parts.mailer.send(renderMail(to, content, accountFooter)))
  const mailConfirmation = (account: NewAccount) => parts.background.run(sendConfirmation(account))

  async function sendConfirmation({ id, name, email }: NewAccount): Promise<void> {
    const token = randomBytes(24).toString('base64url')
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + rules.confirmationLifeMs)
    await queries.addConfirmation(database, { tokenHash: rules.hashOf(token), userId: id, expiresAt })
    const link = `${publicOrigin}/auth-success?token=${token}&type=email`
    await parts.mailer.send(renderMail(email, confirmationMail(name, link), accountFooter))
  }

  const auth = createAuth({
    database,
    secret: parts.secret,
    secretsBefore: parts.secretsBefore,
    publicOrigin,
    log: parts.log,
    now: () => clock.now(),
    passwords,
    background: (work) => parts.background.run(work),
    tables: {
      user: users,
      session: sessions,
      account: credentials,
      verification: verifications,
      passkey: parts.passkeyTable,
    },
    events: {
      onSignedUp: async (account, origin) => {
        await parts.hooks.onSignedUp(account, origin)
        mailConfirmation(account)
      },
      onConfirmed: parts.hooks.onConfirmed,
      onSessionsEnded: endSessions,
      mailReset: ({ name, email }, token) =>
        mail(email, resetMail(name, `${publicOrigin}/reset-password?token=${token}`)),
      mailAlreadyRegistered: ({ name, email }) => mail(email, alreadyRegisteredMail(name, signInLink)),
      mailPasswordChanged: ({ name, email }) => mail(email, passwordChangedMail(name, signInLink)),
    },
  })
  const call = (caller: AuthCaller, path: `/${string}`, body?: Readonly<Record<string, unknown>>) =>
    callAuth(auth, publicOrigin, caller, path, body)

  // On an instance for trying things out, this machine is whoever tries, not a stranger.
  async function countAddress(what: string, { clientAddress }: AuthCaller, allowed: readonly RateLimit[]) {
    if (parts.sparesLoopback && isLoopback(clientAddress)) return
    await rateLimiter.count(what, countedAddress(clientAddress), allowed)
  }

  async function findOwnerOfReset(token: string) {
    const { internalAdapter } = await auth.$context
    const reset = await internalAdapter.findVerificationValue(`reset-password:${token}`)
    return reset ? queries.findContact(database, reset.value as AccountId) : undefined
  }

  async function findWaiting(caller: AuthCaller, token: string) {
    await countAddress('confirm', caller, rules.limits.tokenByAddress)
    const contact = await queries.findConfirmation(database, rules.hashOf(token), clock.now())
    if (!contact) throw fail('invalid_token')
    return contact
  }

  async function enterByLink(caller: AuthCaller, token: string, password?: string): Promise<AccountId> {
    const accountId = await queries.takeConfirmation(database, rules.hashOf(token), clock.now())
    const contact = accountId && (await queries.findContact(database, accountId))
    if (!contact) throw fail('invalid_token')
    const { secret, password: keeping, internalAdapter } = await auth.$context
    if (password !== undefined) {
      await internalAdapter.updatePassword(contact.id, await keeping.hash(password))
    }
    await queries.removeConfirmationsOf(database, contact.id)
    // Better Auth's own token is a signed text that works until it ends, so it never leaves this function.
    const pass = await createEmailVerificationToken(secret, contact.email, undefined, exchangeSeconds)
    await call(caller, `/verify-email?token=${pass}`)
    caller.setHeader('set-cookie', rules.forgetSignUp(isSecure))
    return contact.id
  }

  /** The password was right; one that was kept in a former way is kept as passwords are now. */
  async function keepAnew(accountId: AccountId, password: string): Promise<void> {
    const kept = await queries.findPasswordHash(database, accountId)
    if (kept === null || !passwords.isOutdated(kept)) return
    await queries.replacePasswordHash(database, accountId, kept, await passwords.hash(password))
  }

  const toCaller = (user: Parameters<typeof toAccount>[0], secondFactorAt: Date | null): Account =>
    toAccount(user, parts.adminEmails, secondFactorAt)

  /** All of it holds one of the places that there are for passwords, or none of it happens. */
  const admitted =
    <Given extends readonly unknown[], Answer>(work: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer> =>
      passwords.admit(() => work(...given))

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
    }) satisfies SessionReader,

    takeFormerCookies: takeFormerCookies({
      name: sessionCookieName(publicOrigin),
      secrets: [parts.secret, ...parts.secretsBefore],
      opensByFormerName: (token) => queries.opensByFormerName(database, token, clock.now()),
    }),

    /** Answers the same for an address that has an account; only its mailbox tells. */
    signUp: admitted(
      async (caller: AuthCaller, person: { name: string; email: string; password: string }) => {
        rules.refuseWeak(person.password, person.email, commonPasswords)
        await countAddress('sign-up', caller, rules.limits.signUpByAddress)
        // Who signs up again before confirming means the new password. The account was never anyone's proven own.
        await queries.removeUnconfirmed(database, person.email)
        const { user } = (await call(caller, '/sign-up/email', person)) as { user: { id: string } }
        caller.setHeader('set-cookie', rules.writeSignUp(links, user.id, clock.now(), isSecure))
      },
    ),

    signIn: admitted(async (caller: AuthCaller, email: string, password: string): Promise<Entered> => {
      const attempt = `${countedAddress(caller.clientAddress)} ${email}`
      await countAddress('sign-in', caller, rules.limits.signInByAddress)
      await rateLimiter.count('sign-in-to', attempt, rules.limits.signInByAccount)
      // The library opens a session at once; nobody gets to see it before the second step.
      const cookies: string[] = []
      const held = { ...caller, setHeader: (_: string, value: string) => cookies.push(value) }
      const reply = await call(held, '/sign-in/email', { email, password })
      await rateLimiter.forgive('sign-in-to', attempt, rules.limits.signInByAccount)
      const { token, user } = reply as { token: string; user: NewAccount }
      const account = toCaller(user, null)
      parts.background.run(keepAnew(account.id, password))
      const mayTrust = !account.isAdmin
      const challenge = await secondStep.ask(account.id, { headers: caller.headers, mayTrust })
      if (challenge !== null) {
        await queries.removeSessionOf(database, token)
        return { challenge, mayTrust }
      }
      for (const cookie of cookies) caller.setHeader('set-cookie', cookie)
      return { token: signed(token), account }
    }),

    /** Signs in with a passkey, or proves with one the session that is open. */
    signInWithPasskey: async (caller: AuthCaller, response: Readonly<Record<string, unknown>>) => {
      const before = await findSession(caller)
      const reply = await call(caller, '/passkey/verify-authentication', { response })
      const { session, user } = reply as { session: { token: string }; user: NewAccount }
      if (before) await queries.removeSessionOf(database, before.session.token)
      return { token: signed(session.token), account: toCaller(user, clock.now()) }
    },

    /** Signs in whoever has answered what was asked after the password. */
    openProvenSession: async (caller: AuthCaller, accountId: AccountId) => {
      const { token, user } = await openProvenSession(auth, caller, accountId, clock.now())
      return { token: signed(token), account: toCaller(user, clock.now()) }
    },

    /** Mails the owner what happened to the account. */
    tell: ({ email }: Pick<Account, 'email'>, content: MailContent): void => mail(email, content),

    /** What Better Auth does for a feature of signing in. */
    call,

    findSession,

    /** What is remembered of the account's sessions, here and in other processes, is looked up again. */
    noteSessionsEnded: endSessions,

    /** Tells who it was, if anybody. */
    signOut: async (caller: AuthCaller): Promise<AccountId | null> => {
      const accountId = ((await findSession(caller))?.user.id ?? null) as AccountId | null
      await call(caller, '/sign-out', {})
      if (accountId) endSessions(accountId)
      return accountId
    },

    readSession: async (caller: AuthCaller): Promise<Account | null> => {
      const reply = await call(caller, '/get-session')
      return reply ? toCaller((reply as { user: NewAccount }).user, null) : null
    },

    /**
     * Takes the token of a mailed link and signs in. Tells who did. Whoever signed up with somebody else's address
     * waits for its owner to tap the link: the password that waits is believed only in the browser that chose it.
     */
    confirm: async (caller: AuthCaller, token: string): Promise<AccountId> => {
      const contact = await findWaiting(caller, token)
      if (!rules.signedUpHere(links, { headers: caller.headers, isSecure }, contact.id, clock.now()))
        throw fail('confirmation_needs_password')
      return enterByLink(caller, token)
    },

    /** Anywhere else whoever reads the mail chooses the password, and the one that waited is gone. */
    confirmWithPassword: admitted(
      async (caller: AuthCaller, token: string, password: string): Promise<AccountId> => {
        const contact = await findWaiting(caller, token)
        rules.refuseWeak(password, contact.email, commonPasswords)
        return enterByLink(caller, token, password)
      },
    ),

    resendConfirmation: async (caller: AuthCaller, email: string): Promise<void> => {
      await countAddress('mail-from', caller, rules.limits.mailByAddress)
      await rateLimiter.count('resend-to', email, rules.limits.resendByAccount)
      const waiting = await queries.findUnconfirmed(database, email)
      if (waiting) mailConfirmation(waiting)
    },

    requestReset: async (caller: AuthCaller, email: string): Promise<void> => {
      await countAddress('mail-from', caller, rules.limits.mailByAddress)
      await rateLimiter.count('reset-to', email, rules.limits.mailByAccount)
      await call(caller, '/request-password-reset', { email })
    },

    /** Tells whose link it was. */
    resetPassword: admitted(async (caller: AuthCaller, token: string, newPassword: string) => {
      await countAddress('reset', caller, rules.limits.tokenByAddress)
      const owner = await findOwnerOfReset(token)
      rules.refuseWeak(newPassword, owner?.email, commonPasswords)
      await call(caller, '/reset-password', { token, newPassword })
      if (owner) await secondStep.forget(owner.id)
      return owner?.id ?? null
    }),

    /** Ends the account's sessions on other devices. */
    changePassword: admitted(
      async (
        caller: AuthCaller,
        account: Account,
        currentPassword: string,
        newPassword: string,
      ): Promise<void> => {
        await rateLimiter.count('change-password', account.id, rules.limits.signInByAccount)
        rules.refuseWeak(newPassword, account.email, commonPasswords)
        await call(caller, '/change-password', { currentPassword, newPassword, revokeOtherSessions: true })
        await secondStep.forget(account.id)
        endSessions(account.id)
        mail(account.email, passwordChangedMail(account.name, signInLink))
      },
    ),

    /** Whose an address is, if anybody's; nobody may be told. */
    findIdByEmail: (email: string) => queries.findIdByEmail(database, email),

    /** Name and address, for mail that a job sends. */
    findContact: (accountId: AccountId) => queries.findContact(database, accountId),

    rename: async (accountId: AccountId, name: string): Promise<void> => {
      await queries.renameUser(database, accountId, name, clock.now())
      endSessions(accountId)
    },

    /** Forgets links and sessions that ended, and sign-ups that were not confirmed for a week. */
    tidy: async (): Promise<void> => {
      const now = clock.now()
      await queries.removeEnded(database, now, new Date(now.getTime() - unconfirmedLifeMs))
      await epochs.tidy()
    },

    /** Refuses a wrong password, as often as anyone may guess. */
    assertPassword: admitted(
      async (caller: AuthCaller, account: Account, password: string): Promise<void> => {
        await rateLimiter.count('password-of', account.id, rules.limits.signInByAccount)
        if (!(await isPassword(auth, caller, password))) {
          throw fail('invalid_credentials', {}, { detail: wrongPassword })
        }
        await rateLimiter.forgive('password-of', account.id, rules.limits.signInByAccount)
      },
    ),

    /** What is kept of the account itself, without what proves who somebody is. */
    describe: async (accountId: AccountId) => ({
      account: (await queries.findUser(database, accountId)) ?? null,
      sessions: await queries.listSessions(database, accountId, clock.now()),
    }),

    listHashed: (hashes: readonly string[]) => queries.listHashed(database, hashes),

    /**
     * Deletes the account, its sessions and, through the tables' own references, all its rows, and keeps in the same
     * instant what has to be known afterwards.
     */
    remove: async (accountId: AccountId, keep: (tx: Sql) => Promise<void>): Promise<void> => {
      await database.transaction(async (tx) => {
        await keep(tx)
        await queries.removeUser(tx, accountId)
      })
      endSessions(accountId)
    },
  }
}
