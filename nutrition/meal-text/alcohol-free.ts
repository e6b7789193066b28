import { knownFood } from '../foods/food-table.ts'
import { type FoodMatch, spanText } from './food-matching.ts'
import type { NameSpan } from './plant-versions.ts'
import type { Token } from './tokens.ts'

const alcoholFreeBeer = 'usda:92803000'

/**
 * Reads `sem álcool` or `zero` after an alcoholic drink: a beer becomes the alcohol-free beer, and another drink keeps
 * the words as unmet, so that the person is asked.
 */
export function withoutAlcohol({ tokens, at }: NameSpan, match: FoodMatch): FoodMatch {
  if (match.food.id === alcoholFreeBeer || !match.food.allergens.includes('alcool')) return match
  const saidFree = alcoholFreeEnd(tokens, match.next)
  const next = saidFree ?? zeroEnd(tokens, match.next)
  if (next === undefined) return match
  // Looked up here and not when the module loads: the landing page's first worker has only common foods.
  const beer = knownFood(alcoholFreeBeer)
  if (/^(?:cerveja|chope)/iu.test(match.food.name)) return { ...match, food: beer, next }
  return saidFree === undefined
    ? match
    : { ...match, next, unmet: { said: spanText(tokens, at, next), instead: [] } }
}

function alcoholFreeEnd(tokens: readonly Token[], at: number): number | undefined {
  const isFree = /^(?:sem|zero)$/u.test(tokens[at]?.plain ?? '')
  return isFree && tokens[at + 1]?.plain === 'alcool' ? at + 2 : undefined
}

function zeroEnd(tokens: readonly Token[], at: number): number | undefined {
  return /^(?:zero|0[.,]0)%?$/u.test(tokens[at]?.plain ?? '') ? at + 1 : undefined
}
