import type { WeighedFood } from '../foods/composition.ts'
import { findFood } from '../foods/food-table.ts'
import type { Food } from '../foods/food.ts'
import { foodOfOwn } from '../foods/own/own-food.ts'
import type { Ingredient } from './recipe.ts'

/** Returns the food of an ingredient; `undefined` if the food table lacks it. */
export function foodOfIngredient({ foodId, own }: Pick<Ingredient, 'foodId' | 'own'>): Food | undefined {
  return own ? foodOfOwn(own) : findFood(foodId)
}

/** Returns the foods of ingredients with their grams. Skips foods that the table lacks. */
export function weighedFoods(ingredients: readonly Ingredient[]): WeighedFood[] {
  return ingredients.flatMap((ingredient) => {
    const food = foodOfIngredient(ingredient)
    return food ? [{ food, grams: ingredient.grams }] : []
  })
}
