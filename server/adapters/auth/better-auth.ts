import { brand } from '#contract/brand.ts'
import { randomUUID } from 'node:crypto'
import { passkey } from '@better-auth/passkey'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { PgTable } from 'drizzle-orm/pg-core'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import type { AccountId } from '../../platform/account-id.ts'
import type { Sql } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { cookiePrefix } from '../../platform/own-cookie.ts'
import { passwordLength } from '#contract/account.ts'
import { notingTrouble, tellingTrouble } from './database-trouble.ts'
import { formerSecrets } from './former-secrets.ts'
import { sessionOpener } from './session-opener.ts'
import type { PasswordKeeping } from './slow-passwords.ts'

export interface AuthEvents {
  /** The account exists; its address is not confirmed. Runs after the sign-up's own transaction. */
  onSignedUp(account: NewAccount, origin: RequestOrigin): Promise<void>
  onConfirmed(account: NewAccount): Promise<void>
  onSessionsEnded(accountId: AccountId): void
  /** These mail in the background: waiting for the mail server would tell whether an address has an account. */
  mailReset(account: NewAccount, token: string): void
  mailAlreadyRegistered(account: NewAccount): void
  mailPasswordChanged(account: NewAccount): void
}

/** Where a request came from, as far as a proof of consent keeps it. */
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
  /** Secrets of before, whose cookies are taken still. */
  readonly secretsBefore: readonly string[]
  readonly publicOrigin: string
  readonly log: Log
  readonly now: () => Date
  readonly background: (work: Promise<unknown>) => void
  readonly events: AuthEvents
  readonly passwords: Pick<PasswordKeeping, 'hash' | 'verify'>
  /** Drizzle tables by Better Auth's names for them. */
  readonly tables: Readonly<Record<'user' | 'session' | 'account' | 'verification' | 'passkey', PgTable>>
}

/** Header in which our own router tells Better Auth the caller's address; it never comes from outside. */
export const clientAddressHeader = 'x-prato-certo-client-address'

const passkeySignIn = '/passkey/verify-authentication'
const hour = 3600
const day = 24 * hour

export const sessionDays = 30
/** So exact is what the list of devices says of their last use. */
export const sessionRenewedAfterSeconds = hour

/**
 * Better Auth behind our own endpoints: it keeps passwords (as `slow-passwords.ts` says), sessions and cookies; texts,
 * limits, links and error codes are ours. Only `auth-call.ts` and `session-reader.ts` call it.
 */
export function createAuth(options: AuthOptions) {
  const { events } = options
  const isSecure = options.publicOrigin.startsWith('https://')
  const auth = betterAuth({
    appName: brand.name,
    baseURL: options.publicOrigin,
    basePath: '/api/auth',
    secret: options.secret,
    database: notingTrouble(
      drizzleAdapter(options.database, {
        provider: 'pg',
        transaction: true,
        schema: options.tables,
      }),
    ),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      resetPasswordTokenExpiresIn: 3600,
      revokeSessionsOnPasswordReset: true,
      password: options.passwords,
      sendResetPassword: async ({ user, token }) => events.mailReset(asNewAccount(user), token),
      onExistingUserSignUp: async ({ user }) => events.mailAlreadyRegistered(asNewAccount(user)),
      onPasswordReset: async ({ user }) => {
        events.onSessionsEnded(user.id as AccountId)
        events.mailPasswordChanged(asNewAccount(user))
      },
    },
    emailVerification: {
      // Within the sign-up's open transaction the account does not exist for anyone else; mailed when it does.
      sendOnSignUp: false,
      autoSignInAfterVerification: true,
      afterEmailVerification: (user) => events.onConfirmed(asNewAccount(user)),
    },
    session: {
      expiresIn: sessionDays * day,
      updateAge: sessionRenewedAfterSeconds,
      // Whoever changes how an account is opened shows the password for it, however fresh the session.
      freshAge: 0,
      additionalFields: { secondFactorAt: { type: 'date', required: false, input: false } },
    },
    // Reset tokens are kept as hashes.
    verification: { storeIdentifier: 'hashed' },
    databaseHooks: {
      session: {
        create: {
          // `afterVerification` below has refused a device that did not make sure who holds it.
          before: async (session, context) =>
            context?.path === passkeySignIn
              ? { data: { ...session, secondFactorAt: options.now() } }
              : undefined,
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
    },
    plugins: [
      formerSecrets(options.secret, options.secretsBefore),
      passkey({
        rpID: new URL(options.publicOrigin).hostname,
        rpName: brand.name,
        origin: options.publicOrigin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        advanced: { webAuthnChallengeCookie: 'passkey' },
        registration: {
          afterVerification: ({ verification }) =>
            refuseUnverified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) =>
            refuseUnverified(verification.authenticationInfo.userVerified),
        },
      }),
      sessionOpener,
    ],
    // Counted by our own limiter, which also knows the account and not only the address.
    rateLimit: { enabled: false },
    logger: { level: 'error', log: (_, message) => options.log.error({ library: 'better-auth' }, message) },
    // An error that it did not make is ours to reply to (`problem.ts`); it would say 500 to every one.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: cookiePrefix(isSecure),
      // Its own prefix would be `__Secure-`, which a subdomain may write as well.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      backgroundTasks: { handler: options.background },
      // Every request has passed `cross-site.ts`, and no callback address of a caller is handed on.
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
  })
  tellingTrouble(auth.api)
  return tellingTrouble(auth)
}

export type Auth = ReturnType<typeof createAuth>

function asNewAccount(user: { id: string; email: string; name: string }): NewAccount {
  return { id: user.id as AccountId, email: user.email, name: user.name }
}

/** A passkey is two factors only where the device asked for a finger, a face or its own code. */
function refuseUnverified(isVerified: boolean | undefined): void {
  if (isVerified !== true) throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' })
}
