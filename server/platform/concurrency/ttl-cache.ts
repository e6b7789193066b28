import { LRUCache } from 'lru-cache'

/** TTL cache over lru-cache, in which an entry also expires after the clock was set back. */
export interface TtlCache<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
}

const mostEntries = 10_000

/**
 * Creates a cache whose entries expire after `forMs`. It holds at most `mostEntries`; the least recently used entry is
 * evicted.
 */
export function createTtlCache<T extends {}>(forMs: number, nowMs: () => number): TtlCache<T> {
  const entries = new LRUCache<string, T>({
    max: mostEntries,
    ttl: forMs,
    // lru-cache takes a start time of 0 as "no TTL", and a test's clock may start at 0.
    perf: { now: () => nowMs() + 1 },
    // Reads the clock on every access; lru-cache would otherwise reuse a reading for a millisecond.
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
