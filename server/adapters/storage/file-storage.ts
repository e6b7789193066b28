import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { assertStorageKey, type ObjectStorage } from './object-storage.ts'

/** Creates a storage whose objects are files in one private folder. A write is atomic. */
export function fileStorage(folder: string): ObjectStorage {
  const pathOf = (key: string) => {
    assertStorageKey(key)
    return join(folder, ...key.split('/'))
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const unfinished = `${path}.${randomUUID()}`
      try {
        await writeFile(unfinished, bytes, { mode: 0o600 })
        await rename(unfinished, path)
      } catch (error) {
        // A file left half written would never be deleted, and may be what fills the disk.
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async get(key) {
      return readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
    },
    async remove(key) {
      const path = pathOf(key)
      const beside = await readdir(dirname(path)).catch(nothingWhereMissing)
      const halves = beside.filter((name) => name.replace(unfinishedName, '') === basename(path))
      for (const name of halves) await rm(join(dirname(path), name), { force: true })
    },
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        nothingWhereMissing,
      )
      for (const entry of entries) {
        const path = relative(folder, join(entry.parentPath, entry.name))
        if (entry.isFile() && !unfinishedName.test(path)) yield path.split(sep).join('/')
      }
    },
  }
}

/** Matches the temporary files of a write whose process was killed; they are deleted with their object. */
const unfinishedName = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function nothingWhereMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}
