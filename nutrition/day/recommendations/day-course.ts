import type { MealType } from '../../targets/meal-type.ts'
import type { MealMoment, Situation } from './situation.ts'

/** Returns the meal eaten last by clock time; `null` when none is eaten. */
export function lastEaten({ meals }: Situation): (MealMoment & { readonly eatenMinutes: number }) | null {
  const eaten = meals.flatMap((meal) =>
    meal.eatenMinutes === null ? [] : [{ ...meal, eatenMinutes: meal.eatenMinutes }],
  )
  return eaten.toSorted((a, b) => b.eatenMinutes - a.eatenMinutes)[0] ?? null
}

/** Returns the first uneaten meal whose usual time is now or later; `null` without one. */
export function nextOpen({ meals, minutesNow }: Situation): MealMoment | null {
  return meals.find(({ eatenMinutes, minutes }) => eatenMinutes === null && minutes >= minutesNow) ?? null
}

export function eatenCount({ meals }: Situation): number {
  return meals.filter(({ eatenMinutes }) => eatenMinutes !== null).length
}

/**
 * Returns `almoco` while it is uneaten and its usual time has not passed, else `jantar` if that is uneaten, else
 * `null`.
 */
export function nextCooked({ meals, minutesNow }: Situation): MealType | null {
  const isOpen = (asked: MealType) =>
    meals.some(({ mealType, eatenMinutes }) => mealType === asked && eatenMinutes === null)
  const isAhead = meals.some(({ mealType, minutes }) => mealType === 'almoco' && minutes >= minutesNow)
  if (isAhead && isOpen('almoco')) return 'almoco'
  return isOpen('jantar') ? 'jantar' : null
}
