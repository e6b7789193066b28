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

/** Minutes after its usual time for which a planned meal can still be the next one. */
export const stillNextMinutes = 90
