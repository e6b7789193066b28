/** Text format of a stored value. `read` returns null or throws for an invalid text. */
interface Schema<T> {
  readonly read: (text: string) => T | null
  readonly write: (value: T) => string
}

interface Options<T> {
  /** Account id or another part of the key: each owner has a separate value. */
  readonly owner?: string | undefined
  /** TTL of personal data: an expired or invalid value is deleted when read. */
  readonly maxAge?: { readonly ms: number; readonly writtenAt: (value: T) => number }
  /** Stored until the tab closes. Signing out deletes it in any case. */
  readonly inTab?: boolean
}

export interface Stored<T> {
  /** Returns null for a missing, invalid or expired value, and where the browser blocks its storage. */
  readonly get: (nowMs?: number) => T | null
  /**
   * Stores a value, or deletes it for `null`; returns whether that succeeded. If the storage is full, the previous
   * value is deleted.
   */
  readonly set: (value: T | null) => boolean
}

/**
 * Value in the browser's storage. Only `web/ui/storage` may access that storage (`no-restricted-globals`). Signing out
 * deletes every key that begins with `draft:`.
 */
export function stored<T>(
  name: string,
  { read, write }: Schema<T>,
  { owner, maxAge, inTab }: Options<T> = {},
): Stored<T> {
  const key = owner === undefined ? name : `${name}:${owner}`
  const area = () => (inTab ? sessionStorage : localStorage)
  const set = (value: T | null): boolean => {
    try {
      if (value === null) area().removeItem(key)
      else area().setItem(key, write(value))
      return true
    } catch {
      if (value !== null) set(null)
      return false
    }
  }
  const get = (nowMs = Date.now()): T | null => {
    try {
      const text = area().getItem(key)
      if (text === null) return null
      const value = read(text)
      if (value !== null && (!maxAge || isFresh(nowMs - maxAge.writtenAt(value), maxAge.ms))) return value
    } catch {
      // The stored text is invalid, or the browser blocks its storage.
    }
    if (maxAge) set(null)
    return null
  }
  return { get, set }
}

function isFresh(ageMs: number, mostMs: number): boolean {
  return ageMs >= 0 && ageMs <= mostMs
}

export const text: Schema<string> = { read: (kept) => kept, write: (value) => value }

/** Flag that is set if any text is stored. */
export const flag: Schema<true> = { read: () => true, write: () => 'true' }

/** List of words without spaces, stored with a space between them. */
export const words: Schema<readonly string[]> = {
  read: (kept) => kept.split(' '),
  write: (value) => value.join(' '),
}

export type StoredJson = Readonly<Record<string, unknown>>

/** JSON of an object or a list, checked and typed by `parse`. */
export function json<T>(parse: (kept: StoredJson) => T | null): Schema<T> {
  return {
    read: (kept) => {
      const value: unknown = JSON.parse(kept)
      return typeof value === 'object' && value !== null ? parse(value as StoredJson) : null
    },
    write: (value) => JSON.stringify(value),
  }
}
