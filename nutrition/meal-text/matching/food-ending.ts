import type { Token } from '../words/tokens.ts'
import type { FindFood, FoodMatch } from './food-matching.ts'

/** Returns the food whose name ends right before a token, and the index of its first word. */
export function foodEndingAt(
  tokens: readonly Token[],
  end: number,
  findFood: FindFood,
): { readonly at: number; readonly match: FoodMatch } | undefined {
  for (let at = Math.max(0, end - longestName); at < end; at += 1) {
    const match = tokens[at]?.kind === 'word' ? findFood(at) : undefined
    if (match?.next === end) return { at, match }
  }
  return undefined
}

/** Number of words of a food's name at most. */
const longestName = 8
