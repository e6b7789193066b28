import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { queryClient } from './client.ts'
import { clearOfflineCache, openOfflineCache } from './offline-cache.ts'
import { type Session, sessionKey, type SessionUser, visitor } from './session-state.ts'

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

/** Clears every query except the session's, which screens observe. */
export function clearAccount(): void {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] })
}

export async function clearAndRefetch(): Promise<Session> {
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

export function notifyOtherTabs(): void {
  // A BroadcastChannel reaches its own origin only and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage('changed')
}
