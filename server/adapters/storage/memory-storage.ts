import { assertStorageKey, type ObjectStorage } from './object-storage.ts'

/** Creates a storage in memory, for tests. */
export function memoryStorage(): ObjectStorage {
  const objects = new Map<string, Uint8Array>()
  return {
    async put(key, bytes) {
      assertStorageKey(key)
      objects.set(key, Uint8Array.from(bytes))
    },
    async get(key) {
      assertStorageKey(key)
      return objects.get(key) ?? null
    },
    async remove(key) {
      assertStorageKey(key)
      objects.delete(key)
    },
    async *list() {
      yield* objects.keys()
    },
  }
}
