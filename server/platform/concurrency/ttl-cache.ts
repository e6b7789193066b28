import { LRUCache } from 'lru-cache'

/** Thin layer over lru-cache, whose TTL trusts its clock: here an entry also expires when the clock was set back. */
export interface TtlCache<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
}

const mostEntries = 10_000

/** TTL cache for values that are requested often and seldom change. */
export function createTtlCache<T extends {}>(forMs: number, nowMs: () => number): TtlCache<T> {
  const entries = new LRUCache<string, T>({
    max: mostEntries,
    ttl: forMs,
    // The library takes 0 for an entry without TTL, and a test's clock may start there.
    perf: { now: () => nowMs() + 1 },
    // Asks the clock each time, also within a millisecond.
    ttlResolution: 0,
  })
  return {
    get: (key) => {
      if (entries.getRemainingTTL(key) > forMs) entries.delete(key)
      return entries.get(key)
    },
    set: (key, value) => void entries.set(key, value),
  }
}
