import type { FindFood } from '../matching/food-matching.ts'
import { isMeasureWord } from '../amounts/measure-words.ts'
import { readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'

/**
 * Returns whether `e meia` after a number is the half of the next food, as the number counts the food before it: `yakult 1
 * e meia goiaba`.
 */
export function isHalfOfNext(tokens: readonly Token[], at: number, findFood: FindFood): boolean {
  const [and, half, next] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (and?.plain !== 'e' || !/^mei[ao]$/u.test(half?.plain ?? '') || next?.kind !== 'word') return false
  const count = readNumeral(tokens.slice(0, at + 1), at)
  return count !== undefined && count.value >= 1 && !isMeasureWord(next.key) && findFood(at + 3) !== undefined
}
