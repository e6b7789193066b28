export interface TtlCache<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
}

const mostEntries = 10_000

/** TTL cache for values that are requested often and seldom change. */
export function createTtlCache<T>(forMs: number, nowMs: () => number): TtlCache<T> {
  const entries = new Map<string, { readonly value: T; readonly since: number }>()
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      const age = nowMs() - entry.since
      if (age >= 0 && age < forMs) return entry.value
      entries.delete(key)
      return undefined
    },
    set(key, value) {
      // Most entries are expired by now; the others are simply loaded again.
      if (entries.size >= mostEntries) entries.clear()
      entries.set(key, { value, since: nowMs() })
    },
  }
}
