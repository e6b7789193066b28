import { findFoodIdentity } from '../foods/identity/identity-table.ts'
import { knownFood } from '../foods/food-table.ts'
import { type FoodMatch, spanText } from './food-matching.ts'
import type { NameSpan } from './plant-versions.ts'
import type { Token } from './tokens.ts'

const alcoholFreeBeer = knownFood('usda:92803000')

/**
 * Reads `sem álcool` or `zero` after an alcoholic drink: a beer becomes the alcohol-free beer, and another drink keeps
 * the words as unmet, so that the person is asked.
 */
export function withoutAlcohol({ tokens, at }: NameSpan, match: FoodMatch): FoodMatch {
  const { food } = match
  if (food === alcoholFreeBeer || !food.allergens.includes('alcool')) return match
  const isBeer = findFoodIdentity(food)?.main === findFoodIdentity(alcoholFreeBeer)?.main
  const next = alcoholFreeEnd(tokens, match.next) ?? (isBeer ? zeroEnd(tokens, match.next) : undefined)
  if (next === undefined) return match
  if (isBeer) return { ...match, food: alcoholFreeBeer, next }
  return { ...match, next, unmet: { said: spanText(tokens, at, next), instead: [] } }
}

function alcoholFreeEnd(tokens: readonly Token[], at: number): number | undefined {
  const isFree = /^(?:sem|zero)$/u.test(tokens[at]?.plain ?? '')
  return isFree && tokens[at + 1]?.plain === 'alcool' ? at + 2 : undefined
}

function zeroEnd(tokens: readonly Token[], at: number): number | undefined {
  return /^(?:zero|0[.,]0)%?$/u.test(tokens[at]?.plain ?? '') ? at + 1 : undefined
}
