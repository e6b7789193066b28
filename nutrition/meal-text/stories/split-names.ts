import { foodEndingAt } from '../matching/food-ending.ts'
import type { FindFood } from '../matching/food-matching.ts'
import type { Token } from '../words/tokens.ts'

/** Drops a comma or stop within the name of a food, as dictation writes it in a pause: `um bolo, de cenoura`. */
export function joinNames(
  tokens: readonly Token[],
  finderOf: (tokens: readonly Token[]) => FindFood,
): readonly Token[] {
  let joined = tokens
  for (let at = tokens.length - 2; at > 0; at -= 1) {
    if (!/^\s*[,.]\s*$/u.test(joined[at]?.plain ?? '') || joined[at + 1]?.plain !== 'de') continue
    const head = foodEndingAt(joined, at, finderOf(joined))
    const plainTokens = joined.toSpliced(at, 1)
    const whole = head && finderOf(plainTokens)(head.at)
    if (whole && whole.words > head.match.words && whole.next > at + 1) joined = plainTokens
  }
  return joined
}
