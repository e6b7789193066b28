import { nutritionRules } from '../safety/nutrition-rules.ts'
import type { MealsPerDay } from './answers.ts'
import { mealTypes, type MealType } from './meal-type.ts'
import { nearestMeal, type TimedMeal } from './nearest-meal.ts'
import { usualMealMinutes } from './usual-meal-times.ts'

/** Returns the meal types of a day with that many meals, in the order of the day. */
export function mealTypesOf(mealsPerDay: MealsPerDay): MealType[] {
  return mealTypes.filter((meal) => nutritionRules.mealPercent[mealsPerDay][meal] > 0)
}

/**
 * Returns the time of each meal type, minutes after midnight. `mealMinutes` has the person's own times, one per meal in
 * order. Default times apply to meals that the person does not have, and to all meals if the number of own times is not
 * `mealsPerDay`.
 */
export function ownMealMinutes(
  mealsPerDay: MealsPerDay,
  mealMinutes: readonly number[],
): Readonly<Record<MealType, number>> {
  const own = mealTypesOf(mealsPerDay)
  if (mealMinutes.length !== own.length) return usualMealMinutes
  const said = Object.fromEntries(own.map((meal, position) => [meal, mealMinutes[position]]))
  return { ...usualMealMinutes, ...said }
}

/**
 * Returns the meals of a day with their times: the person's own times (`mealMinutes`, one per meal in order), or the
 * default times if there are none or their number is not `mealsPerDay`.
 */
export function timedMeals(mealsPerDay: MealsPerDay, mealMinutes?: readonly number[]): TimedMeal[] {
  const meals = mealTypesOf(mealsPerDay)
  const own = mealMinutes?.length === meals.length ? mealMinutes : undefined
  return meals.map((meal, position) => ({ meal, minutes: own?.[position] ?? usualMealMinutes[meal] }))
}

/** Returns the meal type whose time in the day of `timedMeals` is nearest to a local time (minutes after midnight). */
export function mealTypeAt(
  minutes: number,
  mealsPerDay: MealsPerDay,
  mealMinutes?: readonly number[],
): MealType {
  return nearestMeal(minutes, timedMeals(mealsPerDay, mealMinutes))
}
