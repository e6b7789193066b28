import type { MenuMeal, MenuNutrition } from '#contract/menus/menus.ts'
import { sumShown } from '#nutrition/menu/week/shown-nutrition.ts'

/** Sum of the planned meals, without those eaten out. */
export function totalOf(meals: readonly MenuMeal[]): MenuNutrition {
  return sumShown(meals.map(({ nutrition }) => nutrition))
}
