import { nutritionRules } from '../safety/nutrition-rules.ts'
import type { MealsPerDay } from './answers.ts'
import { mealTypes, type MealType } from './meal-type.ts'
import { usualMealMinutes } from './usual-meal-times.ts'

/** Returns the meal types of a day with that many meals, in the order of the day. */
export function mealTypesOf(mealsPerDay: MealsPerDay): MealType[] {
  return mealTypes.filter((meal) => nutritionRules.mealPercent[mealsPerDay][meal] > 0)
}

/**
 * Returns the time of each meal, minutes after midnight: the person's own times, one per meal in order; all defaults if
 * their number is not `mealsPerDay`. A meal that the person does not have keeps its default.
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

const dayMinutes = 24 * 60
const earlyMinutes = 4 * 60

/**
 * Returns the meal type nearest to a local time (minutes after midnight), in a day that starts four hours before its
 * first meal, so that 02:00 is supper and not breakfast. A tie goes to the earlier meal. `mealMinutes`: the person's
 * own times, one per meal in order; the defaults apply without them or if their number is not `mealsPerDay`.
 */
export function mealTypeAt(
  minutes: number,
  mealsPerDay: MealsPerDay,
  mealMinutes?: readonly number[],
): MealType {
  const meals = mealTypesOf(mealsPerDay)
  const times =
    mealMinutes?.length === meals.length ? mealMinutes : meals.map((meal) => usualMealMinutes[meal])
  const dayStart = (times[0] ?? 0) - earlyMinutes
  const intoDay = (time: number) => (((time - dayStart) % dayMinutes) + dayMinutes) % dayMinutes
  let nearest: MealType = 'cafe_manha'
  let nearestDistance = Infinity
  for (const [position, meal] of meals.entries()) {
    const distance = Math.abs(intoDay(times[position] ?? 0) - intoDay(minutes))
    if (distance < nearestDistance) {
      nearest = meal
      nearestDistance = distance
    }
  }
  return nearest
}
