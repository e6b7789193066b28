import { seenCache, sharedAtHeader, sharedPhotoAddress } from './seen-key.ts'

/** Any site can hand a photo over: one that nobody used by then is dropped. */
export const sharedPhotoMs = 10 * 60_000

export interface SharedPhoto {
  readonly photo: Blob
  /** In milliseconds. */
  readonly endsAt: number
}

/** The photo that the worker left, if there is a fresh one; it is taken once. */
export async function takeSharedPhoto(): Promise<SharedPhoto | null> {
  return readSharedPhoto(true)
}

/** Drops one that was left and never looked at. */
export async function dropOldSharedPhoto(): Promise<void> {
  await readSharedPhoto(false)
}

async function readSharedPhoto(takes: boolean): Promise<SharedPhoto | null> {
  if (!('caches' in globalThis)) return null
  const cache = await caches.open(seenCache)
  const kept = await cache.match(sharedPhotoAddress)
  const endsAt = Number(kept?.headers.get(sharedAtHeader)) + sharedPhotoMs
  const isFresh = Date.now() < endsAt
  if (takes || !isFresh) await cache.delete(sharedPhotoAddress)
  return takes && kept && isFresh ? { photo: await kept.blob(), endsAt } : null
}
