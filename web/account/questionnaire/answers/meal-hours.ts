import { clockTime } from '#nutrition/shared/calendar/clock-time.ts'
import type { MealsPerDay } from '#nutrition/targets/answers.ts'
import { mealTypesOf } from '#nutrition/targets/meal-times.ts'
import { usualMealMinutes } from '#nutrition/targets/usual-meal-times.ts'

/** `HH:MM` for each meal of the day, in order. */
export function usualMealHours(mealsPerDay: MealsPerDay): string[] {
  return mealTypesOf(mealsPerDay).map((meal) => clockTime(usualMealMinutes[meal]))
}

/** Returns the hours after the number of meals changed: meals that stay keep their hour, new ones get the usual one. */
export function mealHoursFor(
  mealsPerDay: MealsPerDay,
  before: { mealsPerDay: MealsPerDay; hours: readonly string[] },
): string[] {
  const usual = usualMealHours(mealsPerDay)
  const mealsBefore = mealTypesOf(before.mealsPerDay)
  return mealTypesOf(mealsPerDay).map(
    (meal, at) => before.hours[mealsBefore.indexOf(meal)] ?? usual[at] ?? '12:00',
  )
}
