import type { MealType } from '../../targets/meal-type.ts'
import type { MealMoment, Situation } from './situation.ts'

/** The last meal that was eaten, by the clock. */
export function lastEaten({ meals }: Situation): (MealMoment & { readonly eatenMinutes: number }) | null {
  const eaten = meals.flatMap((meal) =>
    meal.eatenMinutes === null ? [] : [{ ...meal, eatenMinutes: meal.eatenMinutes }],
  )
  return eaten.toSorted((a, b) => b.eatenMinutes - a.eatenMinutes)[0] ?? null
}

/** The next meal that is not eaten and whose time has not passed. */
export function nextOpen({ meals, minutesNow }: Situation): MealMoment | null {
  return meals.find(({ eatenMinutes, minutes }) => eatenMinutes === null && minutes >= minutesNow) ?? null
}

export function eatenCount({ meals }: Situation): number {
  return meals.filter(({ eatenMinutes }) => eatenMinutes !== null).length
}

/** The next meal that is worth cooking for; `null` once both were eaten. */
export function nextCooked({ meals, minutesNow }: Situation): MealType | null {
  const isOpen = (asked: MealType) =>
    meals.some(({ mealType, eatenMinutes }) => mealType === asked && eatenMinutes === null)
  const isAhead = meals.some(({ mealType, minutes }) => mealType === 'almoco' && minutes >= minutesNow)
  if (isAhead && isOpen('almoco')) return 'almoco'
  return isOpen('jantar') ? 'jantar' : null
}
