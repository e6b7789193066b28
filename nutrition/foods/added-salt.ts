import addedMgPer100g from '../data/added-salt.json' with { type: 'json' }
import type { Food, FoodId } from './food.ts'

const addedMg: ReadonlyMap<FoodId, number> = new Map(Object.entries(addedMgPer100g))

/**
 * Sodium in mg per 100 g that the salt of the kitchen adds to this food on average (IBGE, POF 2008-2009), or `null` where
 * IBGE states none or the food's own sodium holds it already. Built by `scripts/build-food-table.ts`.
 */
export function addedSaltSodiumMg({ id }: Pick<Food, 'id'>): number | null {
  return addedMg.get(id) ?? null
}
