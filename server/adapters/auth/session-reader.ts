import { createHash } from 'node:crypto'
import type { AccountId } from '../../platform/database/account-id.ts'
import { createTtlCache } from '../../platform/concurrency/ttl-cache.ts'
import type { Account, Session, SessionReader } from '../../platform/http/session.ts'
import { type Auth, type NewAccount, sessionDays, sessionRenewedAfterSeconds } from './better-auth.ts'
import { cookiesOf } from './session-cookie.ts'
import type { SessionEpochs } from './session-epochs.ts'
import { isPastLifetime } from './session-lifetime.ts'

const recentMs = 10_000
const sessionCookie = /(?:^|;\s*)(?:__Host-)?prato-certo\.session_token=[^;\s]/
const renewedWithinMs = (sessionDays * 86_400 - sessionRenewedAfterSeconds) * 1000

export interface ReaderParts {
  readonly auth: Auth
  readonly adminEmails: ReadonlySet<string>
  readonly epochs: Pick<SessionEpochs, 'of' | 'catchUp'>
  /** Returns the token of the session's cookie; `undefined` if it is missing, not the only one, or not signed. */
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

/** Creates the reader of sessions. Only this folder turns the account of a session into an `AccountId`. */
export function createSessionReader(parts: ReaderParts): SessionReader {
  const { auth, epochs } = parts
  // Sessions are cached, because a screen makes several calls with the same cookie.
  const recent = createTtlCache<Known & { epoch: string }>(recentMs, () => performance.now())

  function remember(key: string, found: Known, askedAt: number): void {
    const epoch = epochs.of(found.account.id)
    // Not cached if a session of the account ended during the look-up.
    if (Number(epoch) < askedAt) recent.set(key, { ...found, epoch })
  }

  return {
    read: async (request): Promise<Session> => {
      if (!bringsSession(request.headers)) return { state: 'none' }
      await epochs.catchUp()
      const askedAt = Date.now()
      const key = keyOf(request.headers)
      const known = recent.get(key)
      if (known && known.epoch === epochs.of(known.account.id) && !isOver(known, parts.now())) {
        return { state: 'active', account: known.account, renewedCookies: [] }
      }
      const asked = authHeaders(auth, request.headers)
      const running = await findRunning(parts, asked)
      if (running) {
        remember(key, running, askedAt)
        return { state: 'active', account: running.account, renewedCookies: [] }
      }
      const { known: renewed, renewedCookies } = await findRenewed(parts, asked)
      if (!renewed) return { state: 'expired', renewedCookies }
      if (renewedCookies.length === 0) remember(key, renewed, askedAt)
      return { state: 'active', account: renewed.account, renewedCookies }
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
  // Asked again: without the session's row, Better Auth returns cookies that clear it.
  const ended = await auth.api.getSession({ headers, returnHeaders: true })
  return { known: undefined, renewedCookies: ended.headers.getSetCookie() }
}

/**
 * Returns the account of a stored session. Whether it is an administrator's is not stored, so that the operator's
 * setting takes effect at once.
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

/**
 * Returns the cache key of a request: a hash, because its headers may be long and contain a secret that would stay in
 * memory.
 */
function keyOf(headers: Headers): string {
  const brought = `${headers.get('cookie')} ${headers.get('authorization')}`
  return createHash('sha256').update(brought).digest('base64')
}

function bringsSession(headers: Headers): boolean {
  return (
    /^bearer\s+\S/i.test(headers.get('authorization') ?? '') ||
    sessionCookie.test(headers.get('cookie') ?? '')
  )
}

/**
 * Returns the headers that Better Auth needs. It reads sessions from cookies only, so a bearer token is passed as one.
 */
export function authHeaders(auth: Pick<Auth, 'options'>, headers: Headers): Headers {
  const kept = new Headers()
  const cookies = cookiesOf(headers, auth.options.baseURL)
  const userAgent = headers.get('user-agent')
  if (cookies) kept.set('cookie', cookies)
  if (userAgent) kept.set('user-agent', userAgent)
  return kept
}
