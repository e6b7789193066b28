import type { MenuMeal, MenuNutrition } from '#contract/menus/menus.ts'
import { sumDisplayed } from '#nutrition/menu/week/displayed-nutrition.ts'

/** Sum of the planned meals, without those eaten out. */
export function totalOf(meals: readonly MenuMeal[]): MenuNutrition {
  return sumDisplayed(meals.map(({ nutrition }) => nutrition))
}
