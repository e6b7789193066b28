export interface FewKept<T> {
  /** What was made for this key, or makes it; of several who ask at once one makes it. */
  get(key: string, make: () => Promise<T>): Promise<T>
}

/** Keeps so many things that are dear to make; the one that was not asked for the longest makes room. */
export function keepFew<T>(most: number): FewKept<T> {
  const kept = new Map<string, Promise<T>>()
  return {
    get(key, make) {
      const there = kept.get(key)
      const thing = there ?? make()
      // A map lists its keys by when they were put.
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
