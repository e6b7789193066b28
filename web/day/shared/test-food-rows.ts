import type { FoodRow } from '#contract/day/foods.ts'
import type { Food, FoodId } from '#nutrition/foods/food.ts'
import { findFood } from '#nutrition/foods/food-table.ts'

export const rice: FoodId = 'taco:3'
export const beans: FoodId = 'taco:561'
export const steak: FoodId = 'taco:377'
export const orangeJuice: FoodId = 'taco:215'

export function foodOf(id: FoodId): Food {
  const food = findFood(id)
  if (!food) throw new Error(`${id} is not in the table`)
  return food
}

const hidden = { calories: null, protein_g: null, carbs_g: null, fat_g: null, fiber_g: null }

/** Food row as the server sends it; an account without numbers gets none. */
export function rowOf(id: FoodId, { hidesNumbers = false } = {}): FoodRow {
  const food = foodOf(id)
  const { kcal, proteinG, carbG, fatG, fiberG } = food.per100g
  return {
    id,
    name: food.name,
    source: 'TACO 4ª ed.',
    group: food.group,
    preparation: food.preparation,
    nova: food.nova,
    allergens: [...food.allergens],
    default_grams: food.defaultGrams,
    per_100g: hidesNumbers
      ? hidden
      : { calories: kcal, protein_g: proteinG, carbs_g: carbG, fat_g: fatG, fiber_g: fiberG },
    measures: food.measures.map((measure) => ({ ...measure, source: 'POF' })),
  }
}
