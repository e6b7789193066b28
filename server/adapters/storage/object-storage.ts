/** Keeps private objects under keys like `scans/<account>/<scan>.jpg`. Keys are made by the server, never by a client. */
export interface ObjectStorage {
  /** Replaces whatever stands under the key; after it resolves the object is readable. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** `null` when nothing stands under the key. */
  get(key: string): Promise<Uint8Array | null>
  /** Removing what is not there is not an error. */
  remove(key: string): Promise<void>
  /** Every key, in no order; what is put or removed meanwhile may be among them or not. */
  list(): AsyncIterable<string>
}

const keyShape = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/i

/** @throws when a key could leave its folder or is not of the server's own making. */
export function assertStorageKey(key: string): void {
  if (!keyShape.test(key) || key.includes('..')) throw new Error(`not a storage key: ${key}`)
}
