import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ObjectStorage } from '../../server/adapters/storage/object-storage.ts'
import { Stop } from '../toolbox.mjs'
import type { Archive } from './archive.ts'
import { hashOf, type Instance, listObjects } from './instance.ts'
import { inArchive } from './manifest.ts'

/** Rejects a storage that already has objects, before anything is written: the restore would mix two instances. */
export async function rejectNonEmptyStorage(storage: ObjectStorage): Promise<void> {
  const present = await listObjects(storage)
  if (present.length > 0) {
    throw new Stop(`The photo storage already has ${present.length} objects. To replace all: --overwrite.`)
  }
}

/** Restores the objects of the archive, verifies their hashes and deletes all other objects of the storage. */
export async function restoreObjects(storage: ObjectStorage, archive: Archive): Promise<void> {
  const present = await listObjects(storage)
  const kept = new Set<string>()
  for (const path of archive.paths.filter((one) => one.startsWith(inArchive.objects))) {
    const key = path.slice(inArchive.objects.length)
    await storage.put(key, await archive.read(path))
    kept.add(key)
    const stored = await storage.get(key)
    if (!stored || hashOf(stored) !== archive.manifest.files[path])
      throw new Stop(`${key} differs from the backup after the restore.`)
  }
  for (const key of present) if (!kept.has(key)) await storage.remove(key)
}

/**
 * Restores the operator's recipe photos and, unless AUTH_SECRET is set, the generated secret. Returns a warning if no
 * secret of this instance is the backup's.
 */
export async function restoreOwnFiles(
  { config, secretTag, previousTags }: Instance,
  archive: Archive,
): Promise<string[]> {
  const photos = archive.paths.filter((one) => one.startsWith(inArchive.recipePhotos))
  const folder = join(config.dataDir, 'recipe-photos')
  if (photos.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const path of photos)
    await writeFile(join(folder, basename(path)), await archive.read(path), { mode: 0o600 })
  const { holdsSecret, secretTag: wanted } = archive.manifest
  if (config.authSecret === undefined && holdsSecret) {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
    await writeFile(join(config.dataDir, 'auth-secret'), await archive.read(inArchive.secret), {
      mode: 0o600,
    })
    return []
  }
  if ([secretTag, ...previousTags].includes(wanted)) return []
  return [
    "AUTH_SECRET is not the backup's: set the backup's in AUTH_SECRET_BEFORE, or everyone has to sign in again and the second factors cannot be read.",
  ]
}
