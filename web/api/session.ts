import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { queryClient } from './client.ts'
import { clearOfflineCache, openOfflineCache } from './offline-cache.ts'
import { type Session, sessionKey, type SessionUser, visitor } from './session-state.ts'
import { deleteDrafts } from './stored-drafts.ts'
import { stored, text } from '../ui/storage/stored.ts'

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal }): Promise<Session> => {
    const user = await call('GET /api/auth/get-session', { signal }).then((reply) => reply?.user, cachedUser)
    if (user) return { status: 'signed-in', user }
    void clearOfflineCache()
    const before = queryClient.getQueryData<Session>(sessionKey)
    return before === undefined || before.status === 'visitor' ? visitor : { status: 'expired' }
  },
  gcTime: Infinity,
})

/**
 * Returns the last user of this device if no reply came, so that stored answers can be read; else throws `failure`.
 */
async function cachedUser(failure: unknown): Promise<SessionUser> {
  const isOutage = failure instanceof ApiError && failure.status === 0
  const cache = isOutage && (await openOfflineCache().catch(() => null))
  const user = cache && (await cache.readCachedUser())
  if (!user) throw failure
  return user
}

/** Returns the current session; undefined until the first check succeeds. */
export function useSession(): Session | undefined {
  return useQuery(sessionQuery).data
}

/** Returns the signed-in user; null for a visitor, after the session expired and before the first check. */
export function useSessionUser(): SessionUser | null {
  const session = useSession()
  return session?.status === 'signed-in' ? session.user : null
}

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('session') : null

/**
 * Call after the server opened a session: deletes the previous user's stored answers and notifies the other
 * tabs.
 */
export async function sessionOpened(): Promise<void> {
  // Deletes the answers that an expired session left: the next session may belong to another account.
  await clearOfflineCache()
  await clearAndRefetch()
  notifyOtherTabs()
}

/** Second sign-in step, which the server requests after the password. */
export interface Challenge {
  challenge: string
  may_trust_device: boolean
}

/** Returns null when the session is open, else the pending challenge. */
export async function signIn(credentials: { email: string; password: string }): Promise<Challenge | null> {
  const reply = await call('POST /api/auth/sign-in/email', { body: credentials })
  if ('challenge' in reply) return reply
  await sessionOpened()
  return null
}

/** Requests a mail with a password reset link. */
export async function requestResetLink({ email }: { email: string }): Promise<void> {
  await call('POST /api/auth/request-password-reset', { body: { email } })
}

let farewell: () => Promise<unknown> = async () => undefined

/** Sets the task that sign-out runs while the session is still open; replaces an earlier task. */
export function beforeSignOut(work: () => Promise<unknown>): void {
  farewell = work
}

const endSession = () => call('POST /api/auth/sign-out')

/**
 * Runs the task of `beforeSignOut`, ends the session with `end`, then deletes all account data in this browser. If
 * `end` fails, nothing is deleted.
 */
export async function signOut(end: () => Promise<unknown> = endSession): Promise<void> {
  await farewell().catch(() => undefined)
  await end()
  // An early version stored a password under this key; passwords are no longer stored.
  stored('pending_confirmation_password', text).set(null)
  deleteDrafts()
  await queryClient.cancelQueries()
  queryClient.setQueryData<Session>(sessionKey, visitor)
  clearAccount()
  await clearOfflineCache()
  notifyOtherTabs()
}

/** Clears every query except the session's, which screens observe. */
function clearAccount(): void {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] })
}

async function clearAndRefetch(): Promise<Session> {
  clearAccount()
  return queryClient.query({ ...sessionQuery, staleTime: 0 })
}

/** Checks the session again when another tab signs in or out; calls `onSignIn` if this tab is then signed in. */
export function followOtherTabs(onSignIn: () => void): void {
  const follow = async () => {
    const session = await clearAndRefetch()
    if (session.status === 'signed-in') onSignIn()
  }
  channel?.addEventListener('message', () => void follow())
}

function notifyOtherTabs(): void {
  // A BroadcastChannel reaches its own origin only and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage('changed')
}
