import { type MealType, mealTypes } from '../targets/meal-type.ts'
import type { DayRecord } from './day-record.ts'
import { percentShares } from './rounding.ts'

export interface MealHabit {
  readonly mealType: MealType
  /** Number of days with this meal, logged or ticked. */
  readonly days: number
  /** Days with this meal in whole percent of the days with any meal. */
  readonly daysPercentage: number
  /** Whole percent of the period's energy that came from this meal; `null` without energy. */
  readonly energyPercentage: number | null
  /** Median of the meal's times, minutes after midnight; `null` with fewer than `leastTimes` known times. */
  readonly typicalMinutes: number | null
  /** Interquartile range of the meal's times, minutes; `null` with fewer than `leastTimes`. */
  readonly spreadMinutes: number | null
}

/** Minimum number of known times for a median. */
const leastTimes = 3
/** Times before 4:00 count as the end of the previous day, so that a supper at 0:30 is late and not early. */
const nightEndsMinutes = 4 * 60
const dayMinutes = 24 * 60

/** Returns frequency, energy share and typical time of each meal type that was eaten, in the order of the day. */
export function mealHabitsOf(days: readonly DayRecord[]): MealHabit[] {
  const loggedDays = days.filter(({ meals, ticked }) => meals.length + ticked.length > 0)
  const kcalOf = (mealType: MealType) => loggedDays.reduce((sum, day) => sum + kcalOfMeal(day, mealType), 0)
  const shares = percentShares(mealTypes.map(kcalOf))
  return mealTypes.flatMap((mealType, place) => {
    const having = loggedDays.filter((day) => hasMeal(day, mealType))
    if (having.length === 0) return []
    const times = having.flatMap(({ meals }) =>
      meals.flatMap((meal) => (meal.mealType === mealType && meal.minutes !== null ? [meal.minutes] : [])),
    )
    return {
      mealType,
      days: having.length,
      daysPercentage: Math.round((having.length / loggedDays.length) * 100),
      energyPercentage: shares?.[place] ?? null,
      ...timesOf(times),
    }
  })
}

function hasMeal({ meals, ticked }: DayRecord, mealType: MealType): boolean {
  return [...meals, ...ticked].some((meal) => meal.mealType === mealType)
}

function kcalOfMeal({ meals, ticked }: DayRecord, mealType: MealType): number {
  const plates = meals.filter((meal) => meal.mealType === mealType)
  const logged = plates.flatMap(({ parts }) => parts.map(({ portion }) => portion.kcal))
  const planned = ticked.filter((meal) => meal.mealType === mealType).map(({ kcal }) => kcal)
  return [...logged, ...planned].reduce((sum, kcal) => sum + kcal, 0)
}

function timesOf(minutes: readonly number[]): Pick<MealHabit, 'typicalMinutes' | 'spreadMinutes'> {
  if (minutes.length < leastTimes) return { typicalMinutes: null, spreadMinutes: null }
  const sorted = minutes
    .map((minute) => (minute < nightEndsMinutes ? minute + dayMinutes : minute))
    .sort((a, b) => a - b)
  return {
    typicalMinutes: Math.round(quantile(sorted, 0.5)) % dayMinutes,
    spreadMinutes: Math.round(quantile(sorted, 0.75) - quantile(sorted, 0.25)),
  }
}

/** Returns the quantile of sorted values at `share` (0 to 1), by linear interpolation. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low + (high - low) * (place - Math.floor(place))
}
