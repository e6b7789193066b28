import { readMeal } from '#nutrition/meal-text/meal-text.ts'
import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import type { Recipe } from '#nutrition/recipes/recipe.ts'
import { plateOfRecipe } from '../../../../plate/recipe-plate.ts'
import type { PlateMeal } from '../../../../plate/meal.ts'
import { plateOf } from '../../../day/shared/table-reader/sample-reading.ts'

/** Meals shown in the hero and prefilled in the demo field. */
export const heroText =
  '2 escumadeiras de arroz, 1 concha de feijão, 1 bife, 3 fatias de tomate e 3 folhas de alface'
export const exampleText = 'arroz, feijão e bife'

export function mealOf(text: string): PlateMeal {
  return plateOf(readMeal(text).items)
}

export function recipeOf(id: string): Recipe {
  const recipe = recipes.find((one) => one.id === id)
  if (!recipe) throw new Error(`The library has no recipe ${id}.`)
  return recipe
}

export function plateOfRecipeNamed(id: string): PlateMeal {
  return plateOfRecipe(recipeOf(id))
}
