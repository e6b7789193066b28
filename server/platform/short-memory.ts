export interface ShortMemory<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
}

const mostEntries = 10_000

/** Remembers values for a few seconds: what many requests in a row ask for and seldom changes. */
export function createShortMemory<T>(forMs: number, nowMs: () => number): ShortMemory<T> {
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
      // Full of what is mostly over; the few that are not are asked for once more.
      if (entries.size >= mostEntries) entries.clear()
      entries.set(key, { value, since: nowMs() })
    },
  }
}
