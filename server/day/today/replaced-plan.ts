import type { MealType } from '#nutrition/targets/meal-type.ts'
import { ownMealMinutes } from '#nutrition/targets/meal-times.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import { minutesOfDay } from '../../platform/database/civil-day.ts'
import type { MealRow } from '../meals/rules.ts'

/** Usual times of the meal types in minutes after midnight, on the clock of the person's time zone. */
export interface MealTimes {
  readonly mealMinutes: Readonly<Record<MealType, number>>
  readonly timezone: string
}

export function mealTimesOf({
  mealsPerDay,
  mealMinutes,
  timezone,
}: Pick<NutritionProfile, 'mealsPerDay' | 'mealMinutes' | 'timezone'>): MealTimes {
  return { mealMinutes: ownMealMinutes(mealsPerDay, mealMinutes), timezone }
}

/** A meal eaten this many minutes before its planned time replaces none: a dinner at 2 h belongs to the night before. */
const nightMinutes = 8 * 60

/** Returns whether a meal, which is no tick, was eaten in place of the planned meal of its type. */
export function replacesPlanned(
  { mealType, plannedType, eatenAt }: Pick<MealRow, 'mealType' | 'plannedType' | 'eatenAt'>,
  { mealMinutes, timezone }: MealTimes,
): boolean {
  return plannedType === null && minutesOfDay(eatenAt, timezone) > mealMinutes[mealType] - nightMinutes
}

/**
 * Returns the types of the planned meals that are no longer open because of the logged ones; for a tick also the type
 * under which it was planned.
 */
export function eatenTypesOf(meals: readonly MealRow[], times: MealTimes): ReadonlySet<MealType> {
  return new Set(
    meals.flatMap((meal) => {
      if (meal.plannedType) return [meal.mealType, meal.plannedType]
      return replacesPlanned(meal, times) ? meal.mealType : []
    }),
  )
}
