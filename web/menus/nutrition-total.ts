import type { MenuMeal, MenuNutrition } from '#contract/menus.ts'
import { sumShown } from '#nutrition/menu/shown-nutrition.ts'

/** What the planned meals come to; what is eaten elsewhere is not in it. */
export function totalOf(meals: readonly MenuMeal[]): MenuNutrition {
  return sumShown(meals.map(({ nutrition }) => nutrition))
}
