import type { MealType } from './meal-type.ts'

/** Meal of a person's day with its time, in minutes after midnight. */
export interface TimedMeal {
  readonly meal: MealType
  readonly minutes: number
}

const dayMinutes = 24 * 60
const earlyMinutes = 4 * 60

/**
 * Returns the meal nearest to a local time (minutes after midnight). `meals` are in the order of the day. The day
 * starts four hours before its first meal, so that 02:00 is supper and not breakfast. In a tie, the earlier meal wins.
 */
export function nearestMeal(minutes: number, meals: readonly TimedMeal[]): MealType {
  const dayStart = (meals[0]?.minutes ?? 0) - earlyMinutes
  const intoDay = (time: number) => (((time - dayStart) % dayMinutes) + dayMinutes) % dayMinutes
  let nearest: MealType = 'cafe_manha'
  let nearestDistance = Infinity
  for (const { meal, minutes: time } of meals) {
    const distance = Math.abs(intoDay(time) - intoDay(minutes))
    if (distance < nearestDistance) {
      nearest = meal
      nearestDistance = distance
    }
  }
  return nearest
}
