import type { QueryClient } from '@tanstack/react-query'
import { seenCache, type SeenKey } from './seen-key.ts'

/** Goes up with every forgetting: an answer to what was asked before is not kept after. */
let forgettings = 0

/** An answer usually comes before, and is kept once the screen that asked for it stands. */
const followAfterMs = 1000

/**
 * Asks the server and keeps the answer on the device. While none comes, what was kept stands in the query; the failure
 * stays the query's. How waits outside of what every screen fetches, and holds up no answer that comes first.
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

/** A browser has no such storage where the address is not a secure one, and may close it; then nothing was kept. */
export async function forgetSeen(): Promise<void> {
  forgettings += 1
  if ('caches' in globalThis) await caches.delete(seenCache).catch(() => false)
}
