import type { FoodGroup } from '../../foods/food.ts'
import type { FindFood } from '../matching/food-matching.ts'
import { isOf, type Token } from '../words/tokens.ts'

const flavourGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['fruta', 'castanha', 'doce'])

/** Foods after which people name a flavour without `de`: `yopro morango`. */
const flavoured = /^(?:yopro|iogurte|whey|isolado|hidrolisado)$/u

/** Foods whose package states the grams of protein before the flavour: `yopro 15 g de chocolate`. */
const stated = /^(?:yopro|proteic[oa])$/u

/**
 * Returns the index after the flavour of a food without a row, because the flavour is not a food of the meal: `queijo
 * vegano de castanha`. An own food never counts as a flavour, because its allergens matter.
 */
export function flavourEnd(tokens: readonly Token[], at: number, findFood: FindFood): number {
  const before = tokens[at - 1]?.plain ?? ''
  const after = stated.test(before) ? gramsEnd(tokens, at) : at
  const from = isOf(tokens[after]) ? after + 1 : after
  if (from === at && !flavoured.test(before)) return at
  const flavour = findFood(from)
  const isFlavour = flavour && flavour.food.source !== 'own' && flavourGroups.has(flavour.food.group)
  return isFlavour ? flavour.next : after
}

/** Returns the index after the grams of protein that a package states; `at` if there are none. */
function gramsEnd(tokens: readonly Token[], at: number): number {
  const isGrams = tokens[at]?.kind === 'number' && /^(?:g|gr|gramas?)$/u.test(tokens[at + 1]?.plain ?? '')
  if (!isGrams) return at
  const said = isOf(tokens[at + 2]) ? at + 3 : at + 2
  return tokens[said]?.key === 'proteina' ? said + 1 : at + 2
}
