import type { Protocol } from './protocols.ts'

/**
 * Which tips of a protocol are done, in this browser, for each account that uses it. It tells nothing of a person, so
 * unlike a draft it is still there after signing out and in again.
 */
const keyOf = (accountId: string, { id }: Protocol) => `protocol:${id}:${accountId}`

/** Only tips that still exist; what does not read is nothing done. */
export function doneTips(storage: Storage, accountId: string, protocol: Protocol): ReadonlySet<string> {
  const kept = parseList(storage.getItem(keyOf(accountId, protocol)))
  return new Set(protocol.tips.map(({ id }) => id).filter((id) => kept.includes(id)))
}

/** A full or closed storage costs the memory of it, never the tap. */
export function keepDoneTips(
  storage: Storage,
  accountId: string,
  protocol: Protocol,
  done: ReadonlySet<string>,
): void {
  try {
    storage.setItem(keyOf(accountId, protocol), JSON.stringify([...done]))
  } catch {
    storage.removeItem(keyOf(accountId, protocol))
  }
}

function parseList(text: string | null): readonly unknown[] {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
