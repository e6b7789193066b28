import type { MealType } from '#contract/calendar.ts'
import type { RepeatableMeal } from '#contract/day/repeatable-meals.ts'

/** Meal of before that a description means, as far as it names it. */
export interface WantedMeal {
  readonly date: string | null
  readonly meal_type: MealType | null
}

/** Returns the meals of the wanted day and type; without both those that the person usually eats or has saved. */
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
