import { seenCache, sharedPhotoAddress } from './seen-key.ts'

/** The photo that the worker left for this screen, if there is one; it is taken once. */
export async function takeSharedPhoto(): Promise<Blob | null> {
  if (!('caches' in globalThis)) return null
  const cache = await caches.open(seenCache)
  const kept = await cache.match(sharedPhotoAddress)
  const photo = (await kept?.blob()) ?? null
  await cache.delete(sharedPhotoAddress)
  return photo
}
