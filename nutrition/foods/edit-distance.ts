/**
 * Returns the Damerau-Levenshtein distance (a swap of neighbors counts once), or `limit + 1` as soon as it exceeds `limit`.
 * With `prefix`, returns the minimum over all prefixes of `target`, for words still being typed.
 */
export function editDistance(typed: string, target: string, limit: number, prefix = false): number {
  const width = target.length
  if (typed.length - width > limit || (!prefix && width - typed.length > limit)) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    let best = row
    for (let column = 1; column <= width; column++) {
      const same = typed[row - 1] === target[column - 1]
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1))
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === target[column - 2] &&
        typed[row - 2] === target[column - 1]
      if (swapped) cost = Math.min(cost, beforeLast[column - 2]! + 1)
      current.push(cost)
      if (cost < best) best = cost
    }
    if (best > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(limit + 1, prefix ? Math.min(...last) : last[width]!)
}
