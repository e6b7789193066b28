import type { IdentityId } from './identity-id.ts'

/** Identities that a food or recipe contains, and those that it may contain. */
export interface Contents {
  /** Bases and families found in the ingredients. */
  readonly holds: readonly IdentityId[]
  /** Identities that may be hidden in the food; they are checked for allergies, not for dislikes. */
  readonly mayHold: readonly IdentityId[]
}

/** Whether `holds` includes one of these identities, in any preparation. */
export function holdsAny({ holds }: Pick<Contents, 'holds'>, ids: readonly IdentityId[]): boolean {
  return ids.some((id) => holds.includes(id))
}

/** Whether `holds` or `mayHold` includes one of these identities, for allergies. */
export function mayHoldAny({ holds, mayHold }: Contents, ids: readonly IdentityId[]): boolean {
  return ids.some((id) => holds.includes(id) || mayHold.includes(id))
}
