import type { Protocol } from './protocols.ts'

/**
 * Finished tips of a protocol, per account, in this browser. Not personal, so unlike a draft it survives a
 * sign-out.
 */
const keyOf = (accountId: string, { id }: Protocol) => `protocol:${id}:${accountId}`

/** Returns only tips that still exist; invalid values count as none. */
export function doneTips(storage: Storage, accountId: string, protocol: Protocol): ReadonlySet<string> {
  const kept = parseList(storage.getItem(keyOf(accountId, protocol)))
  return new Set(protocol.tips.map(({ id }) => id).filter((id) => kept.includes(id)))
}

/** A full or blocked storage loses the progress, never the tap. */
export function saveDoneTips(
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
