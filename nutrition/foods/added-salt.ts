import addedMgPer100g from '../data/added-salt.json' with { type: 'json' }
import type { Food, FoodId } from './food.ts'

const addedMg: ReadonlyMap<FoodId, number> = new Map(Object.entries(addedMgPer100g))

/**
 * Returns the average sodium from added salt, mg per 100 g (IBGE, POF 2008-2009). Returns `null` if IBGE states no
 * average or the food's own sodium already includes the salt. The data is built by `scripts/build-food-table.ts`.
 */
export function addedSaltSodiumMg({ id }: Pick<Food, 'id'>): number | null {
  return addedMg.get(id) ?? null
}
