import { LRUCache } from 'lru-cache'

/** A refused caller: end of its window, and the time from which the database is asked again. */
interface Refusal {
  readonly endsAt: Date
  askAgainMs: number
}

const mostRemembered = 10_000
/** Milliseconds for which a cached refusal is trusted, because another process may have reset the count. */
const trustedMs = 30_000

export type RefusedCallers = ReturnType<typeof rememberRefusedCallers>

/**
 * Caches callers over a limit in this process, so that a refusal costs no query. It holds `mostRemembered` callers; the
 * least recently used is evicted. One request of a caller per `trustedMs` passes, to refresh the entry.
 */
export function rememberRefusedCallers() {
  const refusals = new LRUCache<string, Refusal>({ max: mostRemembered })

  return {
    /** Returns the end of the caller's window; `undefined` if the database has to be asked. */
    find(key: string, now: Date): Date | undefined {
      const refusal = refusals.get(key)
      if (!refusal) return undefined
      const nowMs = now.getTime()
      const left = refusal.askAgainMs - nowMs
      if (refusal.endsAt > now && left > 0 && left <= trustedMs) return refusal.endsAt
      // The window is over, or the entry was made before the clock was set back.
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
