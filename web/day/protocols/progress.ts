import { json, stored } from '../../ui/storage/stored.ts'
import type { Protocol } from './protocols.ts'

/**
 * Finished tips of a protocol, per account, in this browser. Not personal, so unlike a draft it survives a
 * sign-out.
 */
const progress = (owner: string, { id }: Protocol) =>
  stored(
    `protocol:${id}`,
    json((kept): readonly unknown[] | null => (Array.isArray(kept) ? kept : null)),
    { owner },
  )

/** Returns the finished tips that still exist; invalid values count as none. */
export function doneTips(accountId: string, protocol: Protocol): ReadonlySet<string> {
  const kept = progress(accountId, protocol).get() ?? []
  return new Set(protocol.tips.map(({ id }) => id).filter((id) => kept.includes(id)))
}

export function saveDoneTips(accountId: string, protocol: Protocol, done: ReadonlySet<string>): void {
  progress(accountId, protocol).set([...done])
}
