import { stillNextMinutes } from '../../targets/usual-meal-times.ts'

/** Meal of a day at its planned time, in minutes after midnight. */
export interface MealAtTime {
  readonly minutes: number
  /** Whether the meal can still be eaten as planned. */
  readonly isOpen: boolean
}

/**
 * Returns the open meals planned at a minute of the day or later, by the clock and not by their types: with a night
 * shift, the dinner of 3 h comes before the breakfast.
 */
export function openMealsFrom<Meal extends MealAtTime>(meals: readonly Meal[], minutes: number): Meal[] {
  return meals
    .filter((meal) => meal.isOpen && meal.minutes >= minutes)
    .toSorted((one, other) => one.minutes - other.minutes)
}

/**
 * Returns the open meals still to come, by the clock: planned after all meals that were eaten, and at most
 * `stillNextMinutes` ago.
 * @param eatenMinutes planned times of the meals that were eaten
 */
export function mealsToCome<Meal extends MealAtTime>(
  meals: readonly Meal[],
  {
    minutesNow,
    eatenMinutes = [],
  }: { readonly minutesNow: number; readonly eatenMinutes?: readonly number[] },
): Meal[] {
  const afterEaten = eatenMinutes.map((minutes) => minutes + 1)
  return openMealsFrom(meals, Math.max(minutesNow - stillNextMinutes, ...afterEaten))
}
