import type { QueryClient } from '@tanstack/react-query'
import { seenCache, type SeenKey } from './seen-key.ts'

/** Incremented at every clearing: an answer requested before it is not stored after. */
let forgettings = 0

/** An answer usually arrives earlier, and is stored once the requesting screen has rendered. */
const followAfterMs = 1000

/**
 * Asks the server and stores the answer on the device. Until it arrives, the query holds the stored answer;
 * the failure stays the query's. The implementation is loaded later, outside the first bundle, and delays no
 * answer that arrives first.
 */
export function freshOrSeen<T>(client: QueryClient, queryKey: SeenKey, ask: () => Promise<T>): Promise<T> {
  const answer = ask()
  if (!('caches' in globalThis)) return answer
  const before = forgettings
  let followed: Promise<T> | undefined
  const follow = () =>
    (followed ??= openSeen().then(
      ({ followAnswer }) => followAnswer(client, queryKey, answer, () => before === forgettings),
      () => answer,
    ))
  setTimeout(() => void follow().catch(() => undefined), followAfterMs)
  return answer.catch(follow)
}

export function openSeen() {
  return import('./seen-shelf.ts')
}

/** Browsers offer no cache storage on insecure origins, and may block it; then nothing was stored. */
export async function forgetSeen(): Promise<void> {
  forgettings += 1
  if ('caches' in globalThis) await caches.delete(seenCache).catch(() => false)
}
