import type { Dish, PlannedMeal, Serving } from '../request/week.ts'
import type { MealType } from '../../targets/meal-type.ts'

/** One meal's dish before and after a rebalance. */
export interface MealChange {
  readonly mealType: MealType
  readonly from: Dish
  readonly to: Dish
}

/** A remaining meal that may change. `planned` is its dish before the day's first rebalance. */
export interface OpenMeal {
  readonly meal: PlannedMeal & { readonly dish: Dish }
  readonly planned: Dish
}

/** Returns true when both dishes have the same recipes in the same portions. */
export function isSameDish(a: Dish, b: Dish): boolean {
  return isSameServing(a.main, b.main) && isSameServing(a.base, b.base) && isSameServing(a.side, b.side)
}

function isSameServing(a: Serving | null, b: Serving | null): boolean {
  return a?.recipeId === b?.recipeId && a?.portions === b?.portions
}

/**
 * Returns the meal's dish before the first of `changes` (oldest first), by tracing the changes back from `dish`.
 * Changes that do not lead to `dish` are skipped, so a dish that was set by hand afterwards is returned itself.
 */
export function dishBefore(changes: readonly MealChange[], mealType: MealType, dish: Dish): Dish {
  return changes
    .filter((change) => change.mealType === mealType)
    .reduceRight((later, { from, to }) => (isSameDish(to, later) ? from : later), dish)
}
