import { openDays } from '#contract/day/open-days.ts'
import { nightEnds, type SaidTime, readSaidTime, type SpokenAt } from '#nutrition/day/meal-time/said-time.ts'
import type { ToldMeal } from '#nutrition/day/meal-time/told-meals.ts'
import { savedNamesOf } from '#nutrition/meal-text/finding/saved-names.ts'
import { mealTypeAt, ownMealMinutes } from '#nutrition/targets/meal-times.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import { instantOf, timeOfDay } from '../../platform/database/civil-day.ts'
import type { SavedMealRow } from '../saved-names/queries.ts'

interface WrittenAt {
  readonly at: Date
  /** Day of a text that names none; defaults to that of `at`. */
  readonly shown?: string | undefined
  /** Saved meals of the account. */
  readonly saved: readonly SavedMealRow[]
}

/** Returns the moment at which a text was written, for the readers of `nutrition/day/meal-time`. */
export function spokenAtOf(
  { at, shown, saved }: WrittenAt,
  { timezone, mealsPerDay, mealMinutes }: Pick<NutritionProfile, 'timezone' | 'mealsPerDay' | 'mealMinutes'>,
): SpokenAt {
  const { day: today, minutes } = timeOfDay(at, timezone)
  return {
    today,
    minutes,
    daysBack: openDays.back,
    shown: shown ?? today,
    saved: savedNamesOf(saved),
    mealMinutes: ownMealMinutes(mealsPerDay, mealMinutes),
  }
}

/** Day, meal and time of eating; the time is that of the words, or the usual one of the meal. */
export interface SaidMoment extends SaidTime {
  readonly isUsualTime?: true
}

/** Time of a meal `de madrugada` whose usual time is not in the night, in minutes after midnight (choice). */
const nightMinutes = 2 * 60

/**
 * Returns the day, the meal and the time of eating (minutes after midnight) that a meal's text names. A named hour
 * without a meal gives the meal of that hour; a named meal without an hour gives its usual time, unless that is still
 * to come.
 */
export function saidTimeOf(
  { text, date: told, mealType: toldType }: ToldMeal,
  written: WrittenAt,
  { timezone, mealsPerDay, mealMinutes }: NutritionProfile,
): SaidMoment {
  const spokenAt = spokenAtOf(written, { timezone, mealsPerDay, mealMinutes })
  const { today, minutes: now } = spokenAt
  const shown = told ?? spokenAt.shown ?? today
  const said = { ...(told !== undefined && { date: told }), ...readSaidTime(text, { ...spokenAt, shown }) }
  const isAhead = (minutes: number) => (said.date ?? shown) === today && minutes > now
  const mealType =
    said.mealType ??
    toldType ??
    (said.minutes === undefined ? undefined : mealTypeAt(said.minutes, mealsPerDay, mealMinutes))
  const own = mealType && ownMealMinutes(mealsPerDay, mealMinutes)[mealType]
  const usual = said.isAtNight && own !== undefined && own >= nightEnds ? nightMinutes : own
  const minutes = said.minutes ?? (usual !== undefined && !isAhead(usual) ? usual : undefined)
  return {
    ...(said.date !== undefined && { date: said.date }),
    ...(mealType && { mealType }),
    ...(minutes !== undefined && { minutes }),
    ...(said.aheadMinutes !== undefined && { aheadMinutes: said.aheadMinutes }),
    ...(said.minutes === undefined && minutes !== undefined && { isUsualTime: true }),
    ...(said.isUnclear && { isUnclear: true }),
  }
}

/** Returns the moment of eating that a text names, with the day and the time of `eatenAt` for what it leaves open. */
export function saidMomentOf({ date, minutes }: SaidTime, eatenAt: Date, timezone: string): Date {
  if (date === undefined && minutes === undefined) return eatenAt
  const shown = timeOfDay(eatenAt, timezone)
  const midnight = Date.parse(`${date ?? shown.day}T00:00:00Z`)
  return instantOf(new Date(midnight + (minutes ?? shown.minutes) * 60_000), timezone)
}
