const leastShare = 0.9
const mostShare = 1.1

/** Whether a share of the protein or fiber target is at least 90 %. */
export function isReached(share: number): boolean {
  return share >= leastShare
}

/** Whether a share of the energy target is within 10 % of it, above or below. */
export function isNear(share: number): boolean {
  return share >= leastShare && share <= mostShare
}
