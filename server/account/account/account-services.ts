import { createAuth } from '../../adapters/auth/better-auth.ts'
import { takeFormerCookies } from '../../adapters/auth/former-cookie.ts'
import { knownBrowsers } from '../../adapters/auth/known-browser.ts'
import { createCookieReader, sessionCookieName } from '../../adapters/auth/session-cookie.ts'
import { createSessionReader } from '../../adapters/auth/session-reader.ts'
import { signUpBrowsers } from '../../adapters/auth/sign-up-browser.ts'
import { gatherCalls } from '../../platform/concurrency/gathered-calls.ts'
import type { Platform } from '../../platform/context.ts'
import { createAdmission } from '../../platform/http/admission.ts'
import { encryptedTexts } from '../../platform/security/encrypted-text.ts'
import * as queries from '../authentication/queries.ts'
import { passwordSeatsEach } from '../authentication/rules.ts'
import type { AccountServices } from '../authentication/service.ts'
import { authTables } from '../authentication/table.ts'
import { authEvents } from './auth-events.ts'

export interface AccountServiceParts
  extends
    Platform,
    Pick<
      AccountServices,
      | 'adminEmails'
      | 'authSecret'
      | 'background'
      | 'codeMailbox'
      | 'links'
      | 'mailer'
      | 'passwords'
      | 'publicOrigin'
      | 'rateLimiter'
    > {
  /** Previous secrets, with which data signed or encrypted earlier is still verified and decrypted. */
  readonly authSecretsBefore: readonly string[]
  /** Whether loopback addresses are exempt from rate limits by IP address. */
  readonly sparesLoopback: boolean
}

/**
 * Creates the services of sign-in that each process has once, such as Better Auth, the session reader, and the limit of
 * concurrent password checks.
 */
export function createAccountServices(parts: AccountServiceParts) {
  const { clock, authSecret: secret, authSecretsBefore: secretsBefore, publicOrigin } = parts
  const database = parts.database.unscoped
  const now = () => clock.now()
  const isSecure = publicOrigin.startsWith('https://')
  const name = sessionCookieName(publicOrigin)
  const auth = createAuth({
    ...parts,
    database,
    secret,
    secretsBefore,
    now,
    background: (work) => parts.background.run(work),
    tables: authTables,
    events: authEvents(parts),
  })
  return {
    auth,
    admission: createAdmission({ ...parts, room: parts.passwords.admit, seatsEach: passwordSeatsEach }),
    knownBrowsers: knownBrowsers(parts.links, isSecure, now),
    signUpBrowsers: signUpBrowsers({ secret, secretsBefore, isSecure, now }),
    authenticatorKeys: encryptedTexts(secret, 'authenticator keys', secretsBefore),
    /** Reads the session of a request from its cookie or bearer token. */
    sessions: createSessionReader({
      auth,
      adminEmails: parts.adminEmails,
      tokenIn: createCookieReader(name, secret),
      findSession: gatherCalls((tokens: readonly string[]) => queries.findSessions(database, tokens)),
      removeSession: (token) => queries.removeSessionOf(database, token),
      now,
    }),
    /** Middleware that replaces a session cookie of the former name by one of the current name. */
    takeFormerCookies: takeFormerCookies({
      name,
      secrets: [secret, ...secretsBefore],
      opensByFormerName: (token) => queries.opensByFormerName(database, token, now()),
    }),
  }
}
