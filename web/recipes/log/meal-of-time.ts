import { minutesOf } from '#nutrition/shared/calendar/clock-time.ts'
import { mealTypes, type MealType } from '#nutrition/targets/meal-type.ts'
import { nearestMeal, type TimedMeal } from '#nutrition/targets/nearest-meal.ts'
import { usualMealMinutes } from '#nutrition/targets/usual-meal-times.ts'

const usualMeals: readonly TimedMeal[] = mealTypes.map((meal) => ({ meal, minutes: usualMealMinutes[meal] }))

/**
 * Returns the meal nearest to a time `HH:MM`, by the person's own meal times, or by the usual ones while the person's
 * are unknown.
 */
export function mealOfTime(time: string, own: readonly TimedMeal[] = usualMeals): MealType {
  return nearestMeal(minutesOf(time), own)
}
