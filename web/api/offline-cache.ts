import type { QueryClient } from '@tanstack/react-query'
import { offlineCacheName, type OfflineCacheKey } from './offline-cache-key.ts'

/** Incremented at every clearing: an answer requested before it is not stored after. */
let clearCount = 0

/** An answer usually arrives earlier, and is stored once the requesting screen has rendered. */
const cacheAfterMs = 1000

/**
 * Asks the server and stores the answer on the device. Until it arrives, the query holds the stored answer;
 * the failure stays the query's. The implementation is loaded later, outside the first bundle, and delays no
 * answer that arrives first.
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

/** Browsers offer no cache storage on insecure origins, and may block it; then nothing was stored. */
export async function clearOfflineCache(): Promise<void> {
  clearCount += 1
  if ('caches' in globalThis) await caches.delete(offlineCacheName).catch(() => false)
}
