import type { IdentityId } from './identity-id.ts'

/** Identities that a food or recipe contains, and identities that it may contain. */
export interface Contents {
  /** Bases and families found in the ingredients. */
  readonly holds: readonly IdentityId[]
  /** Identities that the food may contain unseen. They count for allergies, not for dislikes. */
  readonly mayHold: readonly IdentityId[]
}

/** Returns whether `holds` includes one of these identities, in any preparation. */
export function holdsAny({ holds }: Pick<Contents, 'holds'>, ids: readonly IdentityId[]): boolean {
  return ids.some((id) => holds.includes(id))
}

/** Returns whether `holds` or `mayHold` includes one of these identities. Used for allergies. */
export function mayHoldAny({ holds, mayHold }: Contents, ids: readonly IdentityId[]): boolean {
  return ids.some((id) => holds.includes(id) || mayHold.includes(id))
}
