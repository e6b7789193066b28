import type { MealType } from '#contract/calendar.ts'
import type { RepeatableMeal } from '#contract/day/repeatable-meals.ts'

/** Past meal to which a description refers; null for what the description does not name. */
export interface WantedMeal {
  readonly date: string | null
  readonly meal_type: MealType | null
}

/**
 * Returns the meals of the wanted day and meal type. With a meal type alone, returns those of the day `on`, if there
 * are any. If the day has none, returns the saved meals of the type. If the description names neither, returns the usual and the saved meals.
 * @param on day on which the meal is logged
 */
export function wantedAmong(
  meals: readonly RepeatableMeal[],
  { date, meal_type: mealType }: WantedMeal,
  on: string,
): readonly RepeatableMeal[] {
  if (date === null && mealType === null)
    return meals.filter(({ reason }) => reason === 'usual' || reason === 'saved')
  const matching = meals.filter(({ meal_type }) => mealType === null || meal_type === mealType)
  const mealsOf = (day: string) => matching.filter((meal) => meal.reason !== 'saved' && meal.date === day)
  if (date !== null) {
    const ofDay = mealsOf(date)
    // A meal of that day with the foods of a saved one is listed only as the saved one.
    return ofDay.length > 0 || mealType === null ? ofDay : matching.filter(({ reason }) => reason === 'saved')
  }
  const sameDay = mealsOf(on)
  return sameDay.length > 0 ? sameDay : matching
}
