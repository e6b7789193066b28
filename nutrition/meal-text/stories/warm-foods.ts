import type { FindFood } from '../matching/food-matching.ts'
import { numeralBefore } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'

/** Number of tokens before a count in which the name of its food starts. */
const longestName = 6

/**
 * Drops `quentinha` where it says that the food before was warm and does not name a box of food: `pamonha 1 quentinha`
 * is a warm piece, `pamonha, 1 quentinha` another food.
 */
export function dropWarm(
  tokens: readonly Token[],
  finderOf: (tokens: readonly Token[]) => FindFood,
): readonly Token[] {
  const at = tokens.findIndex(({ key }, place) => key === 'quentinha' && place > 1)
  if (at < 0) return tokens
  const count = numeralBefore(tokens, at)?.at
  if (count === undefined || nameBox(tokens, at + 1)) return tokens
  const findFood = finderOf(tokens)
  const isWarm = range(Math.max(0, count - longestName), count).some((place) => {
    const food = tokens[place]?.kind === 'word' ? findFood(place) : undefined
    return food?.next === count && food.food.group !== 'bebida'
  })
  return isWarm ? tokens.toSpliced(at, 1) : tokens
}

/** Returns whether what follows `quentinha` tells the size or content of a box. */
function nameBox(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at]
  return /^(?:de|do|da|com|c|grande|pequena|media|:|\()$/u.test(after?.plain.trim() ?? '')
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset)
}
