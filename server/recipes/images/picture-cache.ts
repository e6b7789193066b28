import type { Clock } from '../../platform/clock.ts'
import type { Pictures } from './rules.ts'

export interface PictureCache {
  /** Returns the cached pictures, or loads them if the cache is empty or at least `oldestMs` old. */
  read(oldestMs: number, load: () => Promise<Pictures>): Promise<Pictures>
  clear(): void
}

export function createPictureCache(clock: Clock): PictureCache {
  let known: { readonly pictures: Promise<Pictures>; readonly since: number } | undefined
  return {
    read: (oldestMs, load) => {
      const now = clock.now().getTime()
      if (known && now - known.since < oldestMs) return known.pictures
      const loading = { pictures: load(), since: now }
      known = loading
      loading.pictures.catch(() => {
        if (known === loading) known = undefined
      })
      return loading.pictures
    },
    clear: () => {
      known = undefined
    },
  }
}
