import { openDays } from '#contract/day/open-days.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import { mealTypeAt } from '#nutrition/targets/meal-times.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { civilDay, minutesOfDay } from '../../platform/database/civil-day.ts'
import { fail } from '../../platform/failure.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'

const longestPeriodDays = 366

/**
 * Returns the requested day, or today in the account's time zone if none is requested. Throws `day_out_of_range` for a
 * day more than `openDays.back` (30) days before today or after tomorrow.
 */
export function resolveDay(asked: string | undefined, nutritionProfile: NutritionProfile, now: Date): string {
  const today = civilDay(now, nutritionProfile.timezone)
  const day = asked ?? today
  if (day > addDays(today, openDays.ahead) || day < addDays(today, -openDays.back))
    throw fail('day_out_of_range')
  return day
}

export interface AskedDays {
  readonly date?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/**
 * Returns the first and the last requested day: `from` and `to`, else `date` for both, else today in the account's time
 * zone. Throws `day_out_of_range` for a period that `refuseLongPeriod` rejects.
 */
export function resolveDays(
  asked: AskedDays,
  nutritionProfile: NutritionProfile,
  now: Date,
): { from: string; to: string } {
  const to = asked.to ?? asked.date ?? resolveDay(undefined, nutritionProfile, now)
  const from = asked.from ?? asked.date ?? to
  refuseLongPeriod(from, to)
  return { from, to }
}

/** Throws `day_out_of_range` if `from` is more than `longestPeriodDays` (366) days before `to`. */
export function refuseLongPeriod(from: string, to: string): void {
  if (from < addDays(to, -longestPeriodDays)) throw fail('day_out_of_range')
}

/** Returns the meal type that the account usually eats at the time `now`, by its own meal times. */
export function mealTypeNow(nutritionProfile: NutritionProfile, now: Date): MealType {
  return mealTypeAt(
    minutesOfDay(now, nutritionProfile.timezone),
    nutritionProfile.mealsPerDay,
    nutritionProfile.mealMinutes,
  )
}

/** Returns the date of a moment in the account's time zone. Throws `day_out_of_range` like `resolveDay`. */
export function dayOf(moment: Date, nutritionProfile: NutritionProfile, now: Date): string {
  return resolveDay(civilDay(moment, nutritionProfile.timezone), nutritionProfile, now)
}

/** Returns the requested time of eating. It is `now` if none is requested or if the requested one is later. */
export function momentOf(asked: string | undefined, now: Date): Date {
  const moment = asked === undefined ? now : new Date(asked)
  return moment > now ? now : moment
}
