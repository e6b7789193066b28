import type { QueryClient } from '@tanstack/react-query'
import { offlineCacheName, type OfflineCacheKey } from './offline-cache-key.ts'

/** Incremented when the cache is cleared: an answer requested before the clearing is not stored after it. */
let clearCount = 0

/** Delay before the code of the store is loaded, so that the requesting screen has usually rendered. */
const cacheAfterMs = 1000

/**
 * Asks the server and stores the answer on the device. If the answer takes long or no server replies, the query shows
 * the stored one; a failed request still fails the query. The code of the store is loaded later, outside the first
 * bundle, and delays no answer that arrives first.
 */
export function freshOrCached<T>(
  client: QueryClient,
  queryKey: OfflineCacheKey,
  ask: () => Promise<T>,
): Promise<T> {
  const answer = ask()
  if (!('caches' in globalThis)) return answer
  const before = clearCount
  let followed: Promise<T> | undefined
  const follow = () =>
    (followed ??= openOfflineCache().then(
      ({ cacheAnswer }) => cacheAnswer(client, queryKey, answer, () => before === clearCount),
      () => answer,
    ))
  setTimeout(() => void follow().catch(() => undefined), cacheAfterMs)
  return answer.catch(follow)
}

export function openOfflineCache() {
  return import('./offline-cache-store.ts')
}

/**
 * Deletes all stored answers. Insecure origins have no cache storage and browsers may block it; then nothing was
 * stored.
 */
export async function clearOfflineCache(): Promise<void> {
  clearCount += 1
  if ('caches' in globalThis) await caches.delete(offlineCacheName).catch(() => false)
}
