import type { MealType } from './meal-type.ts'

/** Default meal times, minutes after midnight. */
export const usualMealMinutes: Readonly<Record<MealType, number>> = {
  cafe_manha: 8 * 60,
  lanche_manha: 10 * 60,
  almoco: 12 * 60,
  lanche_tarde: 15 * 60 + 30,
  jantar: 19 * 60,
  ceia: 21 * 60 + 30,
}

/** A planned meal can still be the next one up to this many minutes after its usual time. */
export const stillNextMinutes = 90
