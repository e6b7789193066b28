import type { MealType } from '#contract/calendar.ts'
import type { RepeatableMeal } from '#contract/day/repeatable-meals.ts'

/** Past meal to which a description refers; null for what the description does not name. */
export interface WantedMeal {
  readonly date: string | null
  readonly meal_type: MealType | null
}

/**
 * Returns the meals of the wanted day and meal type. If the description names neither, returns the usual and the
 * saved meals.
 */
export function wantedAmong(
  meals: readonly RepeatableMeal[],
  { date, meal_type: mealType }: WantedMeal,
): readonly RepeatableMeal[] {
  if (date === null && mealType === null)
    return meals.filter(({ reason }) => reason === 'usual' || reason === 'saved')
  return meals.filter(
    (meal) =>
      (date === null || (meal.reason !== 'saved' && meal.date === date)) &&
      (mealType === null || meal.meal_type === mealType),
  )
}
