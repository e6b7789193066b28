import { addDays } from '#nutrition/calendar/days.ts'
import { mealTypeAt } from '#nutrition/targets/meal-times.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { civilDay, minutesOfDay } from '../../platform/database/civil-day.ts'
import { fail } from '../../platform/failure.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'

const daysBack = 30
const longestPeriodDays = 366

/** Returns the requested day; by default today in the account's time zone. */
export function resolveDay(asked: string | undefined, nutritionProfile: NutritionProfile, now: Date): string {
  const today = civilDay(now, nutritionProfile.timezone)
  const day = asked ?? today
  // A device whose clock is ahead of the account's time zone may already have tomorrow's date.
  if (day > addDays(today, 1) || day < addDays(today, -daysBack)) throw fail('day_out_of_range')
  return day
}

export interface AskedDays {
  readonly date?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Returns the requested days; by default today in the account's time zone. */
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

/** Rejects periods longer than a year and a day. */
export function refuseLongPeriod(from: string, to: string): void {
  if (from < addDays(to, -longestPeriodDays)) throw fail('day_out_of_range')
}

/** Returns the usual meal type at this hour for this account. */
export function mealTypeNow(nutritionProfile: NutritionProfile, now: Date): MealType {
  return mealTypeAt(
    minutesOfDay(now, nutritionProfile.timezone),
    nutritionProfile.mealsPerDay,
    nutritionProfile.mealMinutes,
  )
}

/** Returns the local date of a moment. */
export function dayOf(moment: Date, nutritionProfile: NutritionProfile, now: Date): string {
  return resolveDay(civilDay(moment, nutritionProfile.timezone), nutritionProfile, now)
}

/** Returns the time of eating, clamped to now. */
export function momentOf(asked: string | undefined, now: Date): Date {
  const moment = asked === undefined ? now : new Date(asked)
  return moment > now ? now : moment
}
