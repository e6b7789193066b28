import type { Weekday } from '../../shared/calendar/days.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import type { MenuRequest } from '../request/request.ts'
import { withDays } from '../model/week-rating.ts'
import { servingsOf, type MenuDay, type WeekMenu } from '../request/week.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { isSameDish, type MealChange } from './meal-change.ts'

export interface Undone<Change extends MealChange> {
  readonly menu: WeekMenu
  readonly restored: readonly Change[]
}

/**
 * Restores the dishes that a rebalance replaced. Skips meals whose dish has changed since, locked meals, meals in
 * `eaten`, and dishes that would repeat a recipe on that day. `restored` lists the changes undone; it is empty for an
 * unknown weekday.
 */
export function undoRebalance<Change extends MealChange>(
  menu: WeekMenu,
  weekday: Weekday,
  changes: readonly Change[],
  eaten: readonly MealType[],
  { request, recipes }: { readonly request: MenuRequest; readonly recipes: readonly MenuRecipe[] },
): Undone<Change> {
  const today = menu.days.find((day) => day.weekday === weekday)
  if (!today) return { menu, restored: [] }
  let meals = today.meals
  const restored: Change[] = []
  for (const change of changes) {
    const { mealType, from, to } = change
    const meal = meals.find((one) => one.mealType === mealType)
    if (!meal?.dish || meal.isLocked || eaten.includes(mealType) || !isSameDish(meal.dish, to)) continue
    const next = meals.map((one) => (one === meal ? { ...one, dish: from } : one))
    if (repeatsRecipe(next)) continue
    meals = next
    restored.push(change)
  }
  if (restored.length === 0) return { menu, restored }
  const days = menu.days.map((day) => (day === today ? { ...day, meals } : day))
  return { menu: withDays(menu, days, request, recipes), restored }
}

function repeatsRecipe(meals: MenuDay['meals']): boolean {
  const ids = meals.flatMap(({ dish }) => (dish ? servingsOf(dish) : [])).map(({ recipeId }) => recipeId)
  return new Set(ids).size < ids.length
}
