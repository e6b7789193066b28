export interface AsyncLruCache<T> {
  /** Returns the cached value or makes it; concurrent callers share one call. */
  get(key: string, make: () => Promise<T>): Promise<T>
}

/** LRU cache for values that are expensive to compute. */
export function asyncLruCache<T>(most: number): AsyncLruCache<T> {
  const kept = new Map<string, Promise<T>>()
  return {
    get(key, make) {
      const there = kept.get(key)
      const thing = there ?? make()
      // A map lists its keys in order of insertion.
      kept.delete(key)
      kept.set(key, thing)
      if (there) return there
      thing.catch(() => kept.delete(key))
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      return thing
    },
  }
}
