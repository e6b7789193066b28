import type { WeighedFood } from '../foods/composition.ts'
import { findRecipeDish } from '../foods/dishes/recipe-dishes.ts'
import { isRecipeFood } from '../foods/own/own-food.ts'
import { weighedFoods } from '../day/micronutrients/eaten-micronutrients.ts'
import type { LoggedMeal } from './day-record.ts'

/** Returns the foods and grams inside a portion of a recipe; `null` for any other item. */
export function foodsOfRecipe({
  food,
  own,
  portion,
  parts,
}: LoggedMeal['parts'][number]): readonly WeighedFood[] | null {
  const isRecipe = own ? isRecipeFood(own) : findRecipeDish(food.id) !== undefined
  return isRecipe ? weighedFoods({ food, own, grams: portion.grams, ...(parts && { parts }) }) : null
}
