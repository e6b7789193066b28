import table from '../data/retired-foods.json' with { type: 'json' }
import { decodeFood } from './food-table.ts'
import type { Food, FoodId } from './food.ts'

/**
 * Foods that were removed from the table because their row describes another food (`docs/sources.md`). They are found
 * only by id, so that days on which they were logged keep their numbers.
 */
export const retiredFoods: readonly Food[] = table.foods.map(decodeFood)

const byId: ReadonlyMap<FoodId, Food> = new Map(retiredFoods.map((food) => [food.id, food]))

export function findRetiredFood(id: FoodId): Food | undefined {
  return byId.get(id)
}
