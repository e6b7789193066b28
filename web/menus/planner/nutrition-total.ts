import type { MenuMeal, MenuNutrition } from '#contract/menus/menus.ts'
import { menuNutritionOf, nutritionOfMenu } from '#contract/nutrition-values.ts'
import { addAll, round } from '#nutrition/shared/figures/nutrition.ts'

/** Returns the sum of the meals; a meal without a recipe adds nothing. */
export function totalOf(meals: readonly MenuMeal[]): MenuNutrition {
  return menuNutritionOf(round(addAll(meals.map(({ nutrition }) => nutritionOfMenu(nutrition)))))
}
