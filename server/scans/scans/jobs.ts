import type { ObjectStorage } from '../../adapters/storage/object-storage.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, ofAccount } from '../../platform/database/database.ts'
import { deleteOldShares } from '../recognitions/service.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

/** Number of expired photos listed and deleted at a time. */
const batch = 1000
const atATime = 10

export interface PhotoTidyingParts {
  readonly database: Database
  readonly clock: Clock
  readonly storage: ObjectStorage
  readonly photoDays: number
}

/** Deletes photos at the end of their retention, which is shorter than that of scans. */
export function createPhotoTidying({ database, clock, storage, photoDays }: PhotoTidyingParts) {
  async function deletePhoto({ accountId, id, photoKey }: queries.KeptPhoto): Promise<void> {
    await storage.remove(photoKey)
    await database.asSystem((tx) => queries.updateScan(ofAccount(tx, accountId), id, { photoKey: null }))
  }

  /** Deletes expired photos; foods and numbers of the scans stay. */
  async function tidy(): Promise<void> {
    await deleteOldShares(database, clock.now())
    const before = rules.minutesBefore(clock.now(), photoDays * 24 * 60)
    for (let found = batch; found === batch;) {
      const old = await database.asSystem((tx) => queries.listPhotosBefore(tx, before, batch))
      found = old.length
      await deleteAll(old)
    }
  }

  /** Deletes each photo; failures are reported at the end and retried by the next run. */
  async function deleteAll(photos: readonly queries.KeptPhoto[]): Promise<void> {
    const failed: unknown[] = []
    for (let from = 0; from < photos.length; from += atATime) {
      const ended = await Promise.allSettled(photos.slice(from, from + atATime).map(deletePhoto))
      failed.push(...ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])))
      // If a whole batch fails, the storage is down, so the run ends.
      if (failed.length >= atATime) break
    }
    if (failed.length > 0) throw failed[0]
  }

  return { deletePhoto, tidy }
}
