import { rowlessLength } from '../matching/rowless-names.ts'
import { isOf, type Token } from '../words/tokens.ts'

/** Farthest word after `suplementos:` at which a supplement without a row may start: `suplementos: 3 caps de ômega 3`. */
const farthestTitled = 5

/** Returns whether `suplemento` is only the title of supplements without a row, and no powder: `suplementos: ômega 3`. */
export function isTitleOfRowless(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.key !== 'suplemento') return false
  const isList = tokens[at + 1]?.kind === 'colon'
  const from = isList || isOf(tokens[at + 1]) ? at + 2 : at + 1
  const last = isList ? Math.min(tokens.length, from + farthestTitled) : from + 1
  for (let place = from; place < last; place += 1) if (rowlessLength(tokens, place) > 0) return true
  return false
}
