import type { IdentityId } from './identity-id.ts'

/** Known contents of a food or recipe. */
export interface Contents {
  /** All that its ingredients say it holds: bases and their families. */
  readonly holds: readonly IdentityId[]
  /** Possible hidden contents: count for an allergy, not for a taste. */
  readonly mayHold: readonly IdentityId[]
}

/** True when the name or the recipe says that it holds one of these, in any preparation. */
export function holdsAny({ holds }: Pick<Contents, 'holds'>, ids: readonly IdentityId[]): boolean {
  return ids.some((id) => holds.includes(id))
}

/** As an allergy reads it: also what it may hold unseen. */
export function mayHoldAny({ holds, mayHold }: Contents, ids: readonly IdentityId[]): boolean {
  return ids.some((id) => holds.includes(id) || mayHold.includes(id))
}
