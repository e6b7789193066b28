import { itemAt } from '../shared/collections/lookup.ts'

/**
 * Returns the restricted Damerau-Levenshtein distance (optimal string alignment: swapping two neighbors counts once,
 * and no substring is edited twice). Returns `limit + 1` as soon as the distance exceeds `limit`. With `prefix`,
 * returns the minimum over all prefixes of `target`, for words that are still being typed. Cell (r, c) of the table is
 * the distance between the first r letters of `typed` and the first c letters of `target`.
 */
export function editDistance(typed: string, target: string, limit: number, prefix = false): number {
  const width = target.length
  if (typed.length - width > limit || (!prefix && width - typed.length > limit)) return limit + 1
  let twoAbove: readonly number[] = []
  let above: readonly number[] = Array.from({ length: width + 1 }, (_, column) => column)
  let distance = width
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed.charCodeAt(row - 1)
    const before = row > 1 ? typed.charCodeAt(row - 2) : 0
    const current = [row]
    let best = row
    let left = row
    let diagonal = row - 1
    let letterBefore = 0
    for (let column = 1; column <= width; column++) {
      const wanted = target.charCodeAt(column - 1)
      const up = itemAt(above, column)
      let cost = letter === wanted ? diagonal : Math.min(diagonal, up, left) + 1
      if (letter === letterBefore && before === wanted)
        cost = Math.min(cost, itemAt(twoAbove, column - 2) + 1)
      current.push(cost)
      if (cost < best) best = cost
      left = cost
      diagonal = up
      letterBefore = wanted
    }
    if (best > limit) return limit + 1
    twoAbove = above
    above = current
    distance = left
  }
  return Math.min(limit + 1, prefix ? Math.min(...above) : distance)
}
