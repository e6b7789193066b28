const leastShare = 0.9
const mostShare = 1.1

/** Returns whether a share of the protein or fiber target is at least 0.9. */
export function isReached(share: number): boolean {
  return share >= leastShare
}

/** Returns whether a share of the energy target is from 0.9 to 1.1. */
export function isNear(share: number): boolean {
  return share >= leastShare && share <= mostShare
}
