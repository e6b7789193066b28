import type { IdentityId } from './identity-id.ts'

/** Known contents of a food or recipe. */
export interface Contents {
  /** Bases and families found in the ingredients. */
  readonly holds: readonly IdentityId[]
  /** Possible hidden contents: count for an allergy, not for a taste. */
  readonly mayHold: readonly IdentityId[]
}

/** Returns true when the name or the recipe contains one of these, in any preparation. */
export function holdsAny({ holds }: Pick<Contents, 'holds'>, ids: readonly IdentityId[]): boolean {
  return ids.some((id) => holds.includes(id))
}

/** Like `holdsAny`, including possible hidden ingredients, for allergies. */
export function mayHoldAny({ holds, mayHold }: Contents, ids: readonly IdentityId[]): boolean {
  return ids.some((id) => holds.includes(id) || mayHold.includes(id))
}
