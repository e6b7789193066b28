/** Returns the sum. Adds whole hundredths, so that values of at most two decimals sum without floating-point error. */
export function exactSum(values: readonly number[]): number {
  return values.reduce((hundredths, value) => hundredths + Math.round(value * 100), 0) / 100
}

/** Returns the mean of values of at most two decimals; `null` for an empty list. */
export function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : exactSum(values) / values.length
}

export function known(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null)
}

/**
 * Returns each amount in whole percent of the sum; the percentages sum to 100 (largest remainder method, ties to the
 * first). `null` when the sum is 0 or less.
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
