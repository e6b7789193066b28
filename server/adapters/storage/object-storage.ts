/**
 * Storage of private objects under keys such as `scans/<account>/<scan>.jpg`. The server makes the keys, never a
 * client.
 */
export interface ObjectStorage {
  /** Creates or replaces an object, which can be read once this resolves. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Returns the bytes of an object; `null` for an unknown key. */
  get(key: string): Promise<Uint8Array | null>
  /** Deletes an object; an unknown key is no error. */
  remove(key: string): Promise<void>
  /** Lists every key in any order. Changes made meanwhile may be included or not. */
  list(): AsyncIterable<string>
}

const keyShape = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/i

/** Checks a key. Throws for one that could leave its folder or was not made by the server. */
export function assertStorageKey(key: string): void {
  if (!keyShape.test(key) || key.includes('..')) throw new Error(`not a storage key: ${key}`)
}
