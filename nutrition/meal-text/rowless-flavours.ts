import type { FoodGroup } from '../foods/food.ts'
import { isOf } from './amounts.ts'
import type { FindFood } from './food-matching.ts'
import type { Token } from './tokens.ts'

const flavourGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['fruta', 'castanha', 'doce'])

/** Foods after which people name a flavour without `de`: `yopro morango`. */
const flavoured = /^(?:yopro|iogurte|whey|isolado|hidrolisado)$/u

/**
 * Returns the index after the flavour of a food without a row, because the flavour is not a food of the meal: `queijo
 * vegano de castanha`. An own food never counts as a flavour, because its allergens matter.
 */
export function flavourEnd(tokens: readonly Token[], at: number, findFood: FindFood): number {
  const from = isOf(tokens[at]) ? at + 1 : at
  if (from === at && !flavoured.test(tokens[at - 1]?.plain ?? '')) return at
  const flavour = findFood(from)?.food
  const isFlavour = flavour && flavour.source !== 'own' && flavourGroups.has(flavour.group)
  return isFlavour ? (findFood(from)?.next ?? at) : at
}
