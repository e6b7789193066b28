import { findFood } from '../foods/food-table.ts'
import type { Food } from '../foods/food.ts'
import { foodOfOwn } from '../foods/own/own-food.ts'
import type { Ingredient } from './recipe.ts'

/** Returns the food of an ingredient, or `undefined` for a food outside the table. */
export function foodOfIngredient({ foodId, own }: Pick<Ingredient, 'foodId' | 'own'>): Food | undefined {
  return own ? foodOfOwn(own) : findFood(foodId)
}
