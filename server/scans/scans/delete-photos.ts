import type { Platform } from '../../platform/context.ts'
import { ofAccount } from '../../platform/database/database.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'
import type { PhotoServices } from './scan-services.ts'

/** Number of expired photos listed at a time; `atATime` of them are deleted concurrently. */
const batch = 1000
const atATime = 10

/** Deletes the photo of a scan and clears its key; the scan's foods stay. */
export async function deletePhoto(
  { database, storage }: Platform & PhotoServices,
  { accountId, id, photoKey }: queries.KeptPhoto,
): Promise<void> {
  await storage.remove(photoKey)
  await database.asSystem((tx) => queries.updateScan(ofAccount(tx, accountId), id, { photoKey: null }))
}

/** Deletes the photos of scans that started more than `photoDays` days ago; the scans themselves stay longer. */
export async function deleteOldPhotos(services: Platform & PhotoServices): Promise<void> {
  const { database, clock, photoDays } = services
  const before = rules.minutesBefore(clock.now(), photoDays * 24 * 60)
  for (let found = batch; found === batch;) {
    const old = await database.asSystem((tx) => queries.listPhotosBefore(tx, before, batch))
    found = old.length
    await deleteAll(services, old)
  }
}

/** Deletes each photo. Throws the first failure at the end; the next run retries. */
async function deleteAll(
  services: Platform & PhotoServices,
  photos: readonly queries.KeptPhoto[],
): Promise<void> {
  const failed: unknown[] = []
  for (let from = 0; from < photos.length; from += atATime) {
    const some = photos.slice(from, from + atATime)
    const ended = await Promise.allSettled(some.map((photo) => deletePhoto(services, photo)))
    failed.push(...ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])))
    // `atATime` failures mean that the storage is down, so the run ends.
    if (failed.length >= atATime) break
  }
  if (failed.length > 0) throw failed[0]
}
