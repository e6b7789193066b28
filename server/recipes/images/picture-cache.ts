import type { Clock } from '../../platform/clock.ts'
import type { Pictures } from './rules.ts'

export interface PictureCache {
  /**
   * Returns the cached pictures; loads them first if there are none or they were loaded `oldestMs` ago or earlier.
   */
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
