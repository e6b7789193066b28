import { knownFood } from '../../foods/food-table.ts'
import { type FoodMatch, spanText } from '../matching/food-matching.ts'
import type { NameSpan } from './plant-versions.ts'
import type { Token } from '../words/tokens.ts'

const alcoholFreeBeer = 'usda:92803000'

/**
 * Reads `sem álcool` or `zero` after an alcoholic drink. A beer becomes the alcohol-free beer. For other drinks, `sem
 * álcool` is kept as `unmet`, so that the person is asked.
 */
export function withoutAlcohol({ tokens, at }: NameSpan, match: FoodMatch): FoodMatch {
  if (match.food.id === alcoholFreeBeer || !match.food.allergens.includes('alcool')) return match
  const saidFree = alcoholFreeEnd(tokens, match.next)
  const next = saidFree ?? zeroEnd(tokens, match.next)
  if (next === undefined) return match
  // Not looked up when the module loads, because the first worker of the landing page has only common foods.
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
