import { offlineCacheName, sharedAtHeader, sharedPhotoAddress } from './offline-cache-key.ts'

/** TTL of a shared photo in milliseconds: any site can share one, so an unused photo is deleted. */
export const sharedPhotoMs = 10 * 60_000

export interface SharedPhoto {
  readonly photo: Blob
  readonly endsAt: number
}

/** Returns and deletes the photo that the service worker stored; null without one or if `sharedPhotoMs` have passed. */
export async function takeSharedPhoto(): Promise<SharedPhoto | null> {
  return readSharedPhoto(true)
}

/** Deletes a stored photo that is older than `sharedPhotoMs`. */
export async function dropOldSharedPhoto(): Promise<void> {
  await readSharedPhoto(false)
}

async function readSharedPhoto(takes: boolean): Promise<SharedPhoto | null> {
  if (!('caches' in globalThis)) return null
  const cache = await caches.open(offlineCacheName)
  const kept = await cache.match(sharedPhotoAddress)
  const endsAt = Number(kept?.headers.get(sharedAtHeader)) + sharedPhotoMs
  const isFresh = Date.now() < endsAt
  if (takes || !isFresh) await cache.delete(sharedPhotoAddress)
  return takes && kept && isFresh ? { photo: await kept.blob(), endsAt } : null
}
