import type { QueryClient } from '@tanstack/react-query'
import { seenCache, type SeenKey } from './seen-key.ts'

/**
 * Asks the server and keeps the answer on the device. While none comes, what was kept stands in the query; the failure
 * stays the query's. How waits outside of what every screen fetches, and comes along with the answer: without a
 * network it has to be here already.
 */
export function freshOrSeen<T>(client: QueryClient, queryKey: SeenKey, ask: () => Promise<T>): Promise<T> {
  const answer = ask()
  // Whoever awaits it comes a moment later, and a failure must not pass for one that nobody handles.
  answer.catch(() => undefined)
  return import('./seen-recipes.ts').then(
    ({ followAnswer }) => followAnswer(client, queryKey, answer),
    () => answer,
  )
}

/** A browser has no such storage where the address is not a secure one, and may close it; then nothing was kept. */
export async function forgetSeen(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(seenCache).catch(() => false)
}
