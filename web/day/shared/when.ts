import type { MealType } from '#contract/calendar.ts'
import { clockTime } from '#nutrition/calendar/clock-time.ts'
import { usualMealMinutes } from '#nutrition/targets/usual-meal-times.ts'
import { localDay } from '../../ui/format/local-day.ts'

/** Day and time at which something was eaten, on the clock of this device. */
export interface When {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** `HH:MM`. */
  readonly time: string
}

export function whenOf(moment: Date): When {
  const two = (value: number) => String(value).padStart(2, '0')
  return { date: localDay(moment), time: `${two(moment.getHours())}:${two(moment.getMinutes())}` }
}

export function instantOf({ date, time }: When): string {
  return new Date(`${date}T${time}:00`).toISOString()
}

/**
 * Returns now if `date` is today; else the usual time of the meal on that day, or the current time without a meal
 * type.
 */
export function whenOn(date: string, mealType: MealType | undefined, now: Date): When {
  const current = whenOf(now)
  if (date === current.date || mealType === undefined) return { ...current, date }
  return { date, time: clockTime(usualMealMinutes[mealType]) }
}

/** Returns the moment to store for a meal entered at `now`: the moment of `whenOn`; without a date, exactly now. */
export function momentOn(date: string | undefined, mealType: MealType | undefined, now: Date): string {
  return date === undefined ? now.toISOString() : instantOf(whenOn(date, mealType, now))
}

/**
 * Moves the usual time of one meal on another day to the usual time of the meal chosen instead. A time of today
 * stays, and so does a time that is not the usual one: the person chose it, or it is the real one.
 */
export function movedToMeal(
  when: When,
  { from, to }: { readonly from: MealType; readonly to: MealType },
  now: Date,
): When {
  const isUsual = when.date !== localDay(now) && when.time === whenOn(when.date, from, now).time
  return isUsual ? whenOn(when.date, to, now) : when
}
