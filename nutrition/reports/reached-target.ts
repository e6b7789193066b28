const leastShare = 0.9
const mostShare = 1.1

/** Returns true from 90 % of the protein or fiber target. */
export function isReached(share: number): boolean {
  return share >= leastShare
}

/** Energy is meant to be within 10 % of its target: more is not nearer. */
export function isNear(share: number): boolean {
  return share >= leastShare && share <= mostShare
}
