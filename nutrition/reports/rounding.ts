/** In whole hundredths, so that values with up to two decimals add up to exactly what they show. */
export function exactSum(values: readonly number[]): number {
  return values.reduce((hundredths, value) => hundredths + Math.round(value * 100), 0) / 100
}

/** `null` of nothing. */
export function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : exactSum(values) / values.length
}

/** The values that are there. */
export function known(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null)
}

/**
 * Amounts as whole percents of their sum that come to 100: what rounding down leaves goes to the largest remainders, of
 * equal ones to the first. `null` where there is nothing to share.
 */
export function percentShares(amounts: readonly number[]): number[] | null {
  const sum = exactSum(amounts)
  if (sum <= 0) return null
  const exact = amounts.map((amount) => (amount / sum) * 100)
  const shares = exact.map(Math.floor)
  const left = 100 - shares.reduce((total, share) => total + share, 0)
  const byRemainder = exact
    .map((share, place) => ({ place, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.place - b.place)
  for (const { place } of byRemainder.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1
  return shares
}
