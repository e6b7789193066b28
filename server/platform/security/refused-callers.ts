import { LRUCache } from 'lru-cache'

/** Caller over a limit: end of its window, and when to ask the database again. */
interface Refusal {
  readonly endsAt: Date
  askAgainMs: number
}

const mostRemembered = 10_000
/** Time for which a cached refusal is trusted; another process may have reset it. */
const trustedMs = 30_000

export type RefusedCallers = ReturnType<typeof rememberRefusedCallers>

/**
 * Caches callers over a limit in this process, so that a refusal costs no query. Bounded to 10,000 callers; the least
 * recently used is evicted. One request of a caller in thirty seconds passes and refreshes the entry.
 */
export function rememberRefusedCallers() {
  const refusals = new LRUCache<string, Refusal>({ max: mostRemembered })

  return {
    /** Returns the end of the caller's window, or `undefined` when the database has to be queried. */
    find(key: string, now: Date): Date | undefined {
      const refusal = refusals.get(key)
      if (!refusal) return undefined
      const nowMs = now.getTime()
      const left = refusal.askAgainMs - nowMs
      if (refusal.endsAt > now && left > 0 && left <= trustedMs) return refusal.endsAt
      // Expired, or counted by a clock that has since been set back.
      if (refusal.endsAt <= now || left > trustedMs) refusals.delete(key)
      else refusal.askAgainMs = nowMs + trustedMs
      return undefined
    },

    add(key: string, endsAt: Date, now: Date): void {
      refusals.set(key, { endsAt, askAgainMs: now.getTime() + trustedMs })
    },

    delete: (key: string): void => void refusals.delete(key),
    clear: (): void => refusals.clear(),
  }
}
