import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertStorageKey, type ObjectStorage } from './object-storage.ts'

/** Objects as files under one private folder. A write lands whole or not at all. */
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
        // What came of it would lie there for ever, on a disk that may be full of it.
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
      await rm(pathOf(key), { force: true })
    },
  }
}
