import type { FoodGroup } from '../foods/food.ts'
import { isOf } from './amounts.ts'
import type { FindFood } from './food-matching.ts'
import type { Token } from './tokens.ts'

const flavourGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['fruta', 'castanha', 'doce'])

/** Words of foods that people name together with a flavour without `de`: `yopro morango`. */
const flavoured = /^(?:yopro|iogurte|whey|isolado|hidrolisado)$/u

/**
 * Returns the index after the flavour of a food without a row, which is no food of the meal: `queijo vegano de castanha`.
 * An own food is none, because its allergens count.
 */
export function flavourEnd(tokens: readonly Token[], at: number, findFood: FindFood): number {
  const from = isOf(tokens[at]) ? at + 1 : at
  if (from === at && !flavoured.test(tokens[at - 1]?.plain ?? '')) return at
  const flavour = findFood(from)?.food
  const isFlavour = flavour && flavour.source !== 'own' && flavourGroups.has(flavour.group)
  return isFlavour ? (findFood(from)?.next ?? at) : at
}
