import { brand } from '#contract/brand.ts'
import { randomUUID } from 'node:crypto'
import { passkey, type PasskeyOptions } from '@better-auth/passkey'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { PgTable } from 'drizzle-orm/pg-core'
import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Sql } from '../../platform/database/database.ts'
import type { Log } from '../../platform/observability/log.ts'
import { cookiePrefix } from '../../platform/http/own-cookie.ts'
import { passwordLength } from '#contract/account/account.ts'
import { recordDatabaseErrors, rethrowDatabaseErrors } from './database-trouble.ts'
import { formerSecrets } from './former-secrets.ts'
import { sessionOpener } from './session-opener.ts'
import type { PasswordHasher } from './slow-passwords.ts'

export interface AuthEvents {
  /** Called after the transaction of the sign-up; the account's address is not confirmed yet. */
  onSignedUp(account: NewAccount, origin: RequestOrigin): Promise<void>
  onConfirmed(account: NewAccount): Promise<void>
  /**
   * Mails in the background: waiting for the mail server would reveal, by the reply's delay, whether an e-mail address
   * has an account.
   */
  mailReset(account: NewAccount, token: string): void
  mailAlreadyRegistered(account: NewAccount): void
  mailPasswordReset(account: NewAccount): void
}

/** Client address and browser of a request, which a consent stores truncated and hashed. */
export interface RequestOrigin {
  readonly clientAddress: string | undefined
  readonly userAgent: string | undefined
}

export interface NewAccount {
  readonly id: AccountId
  readonly email: string
  readonly name: string
}

export interface AuthOptions {
  readonly database: Sql
  readonly secret: string
  /** Previous secrets, whose cookies are still accepted. */
  readonly secretsBefore: readonly string[]
  readonly publicOrigin: string
  readonly log: Log
  readonly now: () => Date
  readonly background: (work: Promise<unknown>) => void
  readonly events: AuthEvents
  readonly passwords: Pick<PasswordHasher, 'hash' | 'verify'>
  /** Drizzle's tables under the names that Better Auth gives them. */
  readonly tables: Readonly<Record<'user' | 'session' | 'account' | 'verification' | 'passkey', PgTable>>
}

/**
 * Header in which `auth-call.ts` passes the caller's address to Better Auth; a header of this name in a request is
 * dropped.
 */
export const clientAddressHeader = 'x-prato-certo-client-address'

const passkeySignIn = '/passkey/verify-authentication'
const hour = 3600
const day = 24 * hour

export const sessionDays = 30
/** Seconds after which a session in use is renewed, and so the precision of its last use in the list of devices. */
export const sessionRenewedAfterSeconds = hour

/**
 * Creates Better Auth, which stores passwords (hashed by `slow-passwords.ts`), sessions and cookies behind this app's
 * endpoints; texts, limits, links and error codes are the app's. Only `auth-call.ts` and `session-reader.ts` call
 * Better Auth.
 */
export function createAuth(options: AuthOptions) {
  const auth = betterAuth({
    appName: brand.name,
    baseURL: options.publicOrigin,
    basePath: '/api/auth',
    secret: options.secret,
    database: recordDatabaseErrors(
      drizzleAdapter(options.database, {
        provider: 'pg',
        transaction: true,
        schema: options.tables,
      }),
    ),
    emailAndPassword: passwordSignIn(options),
    emailVerification: {
      // The mail is sent after the sign-up's commit, because other connections cannot see the account before.
      sendOnSignUp: false,
      autoSignInAfterVerification: true,
      afterEmailVerification: (user) => options.events.onConfirmed(asNewAccount(user)),
    },
    session: {
      expiresIn: sessionDays * day,
      updateAge: sessionRenewedAfterSeconds,
      // Changes of sign-in methods ask for the password, however fresh the session is.
      freshAge: 0,
      additionalFields: { secondFactorAt: { type: 'date', required: false, input: false } },
    },
    // The tokens of password resets are stored as hashes.
    verification: { storeIdentifier: 'hashed' },
    databaseHooks: rowHooks(options),
    plugins: [
      formerSecrets(options.secret, options.secretsBefore),
      passkey(passkeySettings(options.publicOrigin)),
      sessionOpener,
    ],
    // Better Auth's limiter is off, because the app's own limiter counts by account as well as by IP address.
    rateLimit: { enabled: false },
    logger: { level: 'error', log: (_, message) => options.log.error({ library: 'better-auth' }, message) },
    // Errors of other code are thrown, so that `problem.ts` handles them; without this option Better Auth would reply
    // 500 to each.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    advanced: requestSettings(options),
  })
  rethrowDatabaseErrors(auth.api)
  return rethrowDatabaseErrors(auth)
}

function passwordSignIn({ events, passwords }: AuthOptions) {
  return {
    enabled: true,
    requireEmailVerification: true,
    minPasswordLength: passwordLength.min,
    maxPasswordLength: passwordLength.max,
    resetPasswordTokenExpiresIn: 3600,
    revokeSessionsOnPasswordReset: true,
    password: passwords,
    sendResetPassword: async ({ user, token }) => events.mailReset(asNewAccount(user), token),
    onExistingUserSignUp: async ({ user }) => events.mailAlreadyRegistered(asNewAccount(user)),
    onPasswordReset: async ({ user }) => events.mailPasswordReset(asNewAccount(user)),
  } satisfies BetterAuthOptions['emailAndPassword']
}

function rowHooks({ events, now }: AuthOptions) {
  return {
    session: {
      create: {
        // A device without user verification never gets here: `passkeySettings` refuses it earlier.
        before: async (session, context) => {
          const createdAt = now()
          const proven = context?.path === passkeySignIn && { secondFactorAt: createdAt }
          return { data: { ...session, createdAt, ...proven } }
        },
      },
    },
    user: {
      create: {
        after: (user, context) =>
          events.onSignedUp(asNewAccount(user), {
            clientAddress: context?.headers?.get(clientAddressHeader) ?? undefined,
            userAgent: context?.headers?.get('user-agent') ?? undefined,
          }),
      },
    },
  } satisfies BetterAuthOptions['databaseHooks']
}

function passkeySettings(publicOrigin: string) {
  return {
    rpID: new URL(publicOrigin).hostname,
    rpName: brand.name,
    origin: publicOrigin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      afterVerification: ({ verification }) => refuseUnverified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => refuseUnverified(verification.authenticationInfo.userVerified),
    },
  } satisfies PasskeyOptions
}

function requestSettings({ publicOrigin, background }: AuthOptions) {
  const isSecure = publicOrigin.startsWith('https://')
  return {
    cookiePrefix: cookiePrefix(isSecure),
    // This option is off, because it would set the prefix `__Secure-`, and a subdomain can set cookies of that prefix.
    useSecureCookies: false,
    defaultCookieAttributes: { secure: isSecure },
    database: { generateId: () => randomUUID() },
    ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    backgroundTasks: { handler: background },
    // These checks are off, because every request has passed `cross-site.ts` and callers' callback addresses are never
    // passed on.
    disableCSRFCheck: true,
    disableOriginCheck: true,
  } satisfies BetterAuthOptions['advanced']
}

export type Auth = ReturnType<typeof createAuth>

function asNewAccount(user: { id: string; email: string; name: string }): NewAccount {
  return { id: user.id as AccountId, email: user.email, name: user.name }
}

/**
 * Throws for a passkey used without user verification: it counts as two factors only with a fingerprint, face or device
 * code.
 */
function refuseUnverified(isVerified: boolean | undefined): void {
  if (isVerified !== true) throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' })
}
