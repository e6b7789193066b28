import { offlineCacheName, sharedAtHeader, sharedPhotoAddress } from './offline-cache-key.ts'

/** TTL of a shared photo: any site can share one, so an unused photo is dropped. */
export const sharedPhotoMs = 10 * 60_000

export interface SharedPhoto {
  readonly photo: Blob
  readonly endsAt: number
}

/** Takes the photo that the worker stored, if it is fresh; works once. */
export async function takeSharedPhoto(): Promise<SharedPhoto | null> {
  return readSharedPhoto(true)
}

/** Deletes an expired photo that was never opened. */
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
