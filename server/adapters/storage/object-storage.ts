/**
 * Stores private objects under keys like `scans/<account>/<scan>.jpg`. Keys are made by the server, never by a client.
 */
export interface ObjectStorage {
  /** Creates or replaces an object; it is readable once this resolves. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Returns `null` for an unknown key. */
  get(key: string): Promise<Uint8Array | null>
  /** Idempotent: removing an unknown key is not an error. */
  remove(key: string): Promise<void>
  /** Lists every key in any order; concurrent changes may be included or not. */
  list(): AsyncIterable<string>
}

const keyShape = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/i

/** @throws for a key that could leave its folder or was not made by the server. */
export function assertStorageKey(key: string): void {
  if (!keyShape.test(key) || key.includes('..')) throw new Error(`not a storage key: ${key}`)
}
