import type { AccountId } from '../../platform/database/account-id.ts'
import type { Account, Session, SessionReader } from '../../platform/http/session.ts'
import { type Auth, type NewAccount, sessionDays, sessionRenewedAfterSeconds } from './better-auth.ts'
import { cookiesOf } from './session-cookie.ts'
import { isPastLifetime } from './session-lifetime.ts'

const sessionCookie = /(?:^|;\s*)(?:__Host-)?prato-certo\.session_token=[^;\s]/
const renewedWithinMs = (sessionDays * 86_400 - sessionRenewedAfterSeconds) * 1000

export interface ReaderParts {
  readonly auth: Auth
  readonly adminEmails: ReadonlySet<string>
  /**
   * Returns the token of the session cookie; `undefined` unless there is exactly one session cookie with a valid
   * signature.
   */
  readonly tokenIn: (cookies: string) => string | undefined
  readonly findSession: (token: string) => Promise<KeptSession | undefined>
  readonly removeSession: (token: string) => Promise<void>
  readonly now: () => Date
}

interface Known {
  readonly account: Account
  readonly signedInAt: Date
}

/** Stored session, with the data of its account. */
export interface KeptSession {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly secondFactorAt: Date | null
}

/**
 * Creates the reader of sessions. It looks up every session in the database, so that a session ended by any process is
 * rejected at once. Only this folder turns the account of a session into an `AccountId`.
 */
export function createSessionReader(parts: ReaderParts): SessionReader {
  return {
    read: async (request): Promise<Session> => {
      if (!bringsSession(request.headers)) return { state: 'none' }
      const asked = authHeaders(parts.auth, request.headers)
      const running = await findRunning(parts, asked)
      if (running) return { state: 'active', account: running.account, renewedCookies: [] }
      const { known, renewedCookies } = await findRenewed(parts, asked)
      if (!known) return { state: 'expired', renewedCookies }
      return { state: 'active', account: known.account, renewedCookies }
    },
  }
}

function isOver({ signedInAt, account }: Known, now: Date): boolean {
  return isPastLifetime(signedInAt, account.isAdmin, now)
}

/** Returns the session of the cookie if it is neither over nor due for renewal; Better Auth handles all others. */
async function findRunning(parts: ReaderParts, headers: Headers): Promise<Known | undefined> {
  const token = parts.tokenIn(headers.get('cookie') ?? '')
  const kept = token === undefined ? undefined : await parts.findSession(token)
  if (!kept || kept.expiresAt.getTime() - Date.now() < renewedWithinMs) return undefined
  const known = {
    account: toAccount(kept, parts.adminEmails, kept.secondFactorAt),
    signedInAt: kept.createdAt,
  }
  return isOver(known, parts.now()) ? undefined : known
}

/** Returns the session from Better Auth, which renews it if that is due. Deletes a session past its lifetime. */
async function findRenewed(parts: ReaderParts, headers: Headers) {
  const { auth } = parts
  const found = await auth.api.getSession({ headers, returnHeaders: true })
  const renewedCookies = found.headers.getSetCookie()
  if (!found.response) return { known: undefined, renewedCookies }
  const { user, session } = found.response
  const known = {
    account: toAccount(user, parts.adminEmails, session.secondFactorAt),
    signedInAt: session.createdAt,
  }
  if (!isOver(known, parts.now())) return { known, renewedCookies }
  await parts.removeSession(session.token)
  // The second call returns cookies that clear the session, because its row is gone.
  const ended = await auth.api.getSession({ headers, returnHeaders: true })
  return { known: undefined, renewedCookies: ended.headers.getSetCookie() }
}

/**
 * Returns the account of a stored session. `isAdmin` is not stored, so that a change of the operator's setting takes
 * effect at once.
 */
export function toAccount(
  user: { id: string; email: string; name: string },
  adminEmails: ReadonlySet<string>,
  secondFactorAt: Date | null | undefined,
): Account {
  return {
    id: user.id as AccountId,
    email: user.email,
    name: user.name,
    isAdmin: adminEmails.has(user.email.toLowerCase()),
    secondFactorAt: secondFactorAt ?? null,
  }
}

/** Returns the account of Better Auth's reply to `/get-session`; `null` without a session or past its lifetime. */
export function currentAccount(reply: unknown, adminEmails: ReadonlySet<string>, now: Date): Account | null {
  if (!reply) return null
  const { user, session } = reply as { user: NewAccount; session: { createdAt: string } }
  const account = toAccount(user, adminEmails, null)
  return isPastLifetime(new Date(session.createdAt), account.isAdmin, now) ? null : account
}

/** Returns the signed-in account in its contract form. */
export function presentAccount({ id, email, name, isAdmin }: Account) {
  return { id, email, name, is_admin: isAdmin }
}

function bringsSession(headers: Headers): boolean {
  return (
    /^bearer\s+\S/i.test(headers.get('authorization') ?? '') ||
    sessionCookie.test(headers.get('cookie') ?? '')
  )
}

/**
 * Returns the headers that Better Auth needs. Better Auth reads sessions from cookies only, so a bearer token is passed
 * as a cookie.
 */
export function authHeaders(auth: Pick<Auth, 'options'>, headers: Headers): Headers {
  const kept = new Headers()
  const cookies = cookiesOf(headers, auth.options.baseURL)
  const userAgent = headers.get('user-agent')
  if (cookies) kept.set('cookie', cookies)
  if (userAgent) kept.set('user-agent', userAgent)
  return kept
}
