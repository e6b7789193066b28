import { allowsStreaks, streakOf } from '#nutrition/day/adherence/streak.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import { homeTimezone, nutritionProfileFrom } from '../../account/profile/service.ts'
import { menuContextIfAny } from '../../menus/planner/rules.ts'
import { plannedDayFrom } from '../../menus/planned-days/service.ts'
import { civilDay, minutesOfDay } from '../../platform/database/civil-day.ts'
import { resolveDay } from '../days/service.ts'
import { mealFrom } from '../meals/queries.ts'
import type { DayRecord, DayRows } from './queries.ts'
import { lastRecordedDay } from './recorded-days.ts'
import type { DayFacts } from './rules.ts'

/** Reads the rows of a day of one account. */
export type ReadRows = (days: { readonly date: string; readonly today: string }) => Promise<DayRows>

/** Requested day; `date` is undefined for the account's current day. */
interface AskedDay {
  readonly date: string | undefined
  readonly now: Date
}

export interface KnownDay {
  readonly nutritionProfile: NutritionProfile
  readonly facts: DayFacts
}

/** Rows of the current day, kept in memory from an earlier read. */
export interface KeptRows extends DayRows {
  /** Date for which the rows were read: the current one in `homeTimezone`. */
  readonly homeToday: string
}

/** Reads the facts of a day, from which `describeDay` builds the screen. Throws `day_out_of_range`. */
export async function readDay(read: ReadRows, asked: AskedDay): Promise<KnownDay> {
  const today = civilDay(asked.now, homeTimezone)
  return dayFrom(read, asked, await read({ date: asked.date ?? today, today }))
}

/** Returns the rows of the current day: `kept` if they are of this day, else newly read ones. */
export async function readRows(read: ReadRows, now: Date, kept: KeptRows | undefined): Promise<KeptRows> {
  const homeToday = civilDay(now, homeTimezone)
  if (kept?.homeToday === homeToday) return kept
  return { ...(await read({ date: homeToday, today: homeToday })), homeToday }
}

/**
 * Derives the facts of a day from the rows that were read for `asked.date`, by default for the current date in
 * `homeTimezone`. Throws `day_out_of_range`.
 */
export async function dayFrom(read: ReadRows, asked: AskedDay, rows: DayRows): Promise<KnownDay> {
  const { now } = asked
  const found = parseRecord(rows)
  const homeToday = civilDay(now, homeTimezone)
  const nutritionProfile = nutritionProfileFrom(found.profile, now)
  const date = resolveDay(asked.date, nutritionProfile, now)
  const today = civilDay(now, nutritionProfile.timezone)
  // The day is read again only for an account in another time zone, at hours when its date differs. PostgreSQL could
  // derive that date, but refuses zone names that its operating system lacks.
  const dayRows = today === homeToday ? rows : await read({ date, today })
  const record = dayRows === rows ? found : parseRecord(dayRows)
  const minutesNow = date === today ? minutesOfDay(now, nutritionProfile.timezone) : null
  return {
    nutritionProfile,
    facts: {
      ...factsOf(record, nutritionProfile),
      date,
      minutesNow,
      streak: countsStreak(nutritionProfile) ? streakOf(dayRows.recordedDaysAgo) : null,
      lastRecordedDay: lastRecordedDay(dayRows.recordedDaysAgo, { date, today }),
    },
  }
}

function parseRecord({ record }: DayRows): DayRecord {
  return JSON.parse(record) as DayRecord
}

function factsOf(record: DayRecord, nutritionProfile: NutritionProfile) {
  const { date, planned, checkIns, compliance } = record
  const meals = record.meals.map(mealFrom)
  const dayPlan = planned && plannedDayFrom(planned, date)
  const menuContext = menuContextIfAny(nutritionProfile, dayPlan?.ownRecipes)
  return {
    meals: meals.filter((meal) => meal.date === date),
    mealsBefore: meals.filter((meal) => meal.date !== date),
    adherence: {
      record: compliance.find((one) => one.date === date) ?? null,
      recordsBefore: compliance.filter((one) => one.date !== date),
    },
    // Water is shown only to accounts with targets.
    waterMl: nutritionProfile.targets ? (record.waterMl ?? 0) : 0,
    checkIns,
    menuContext,
    planned: menuContext && dayPlan,
  }
}

function countsStreak({ hidesNumbers, person }: NutritionProfile): boolean {
  return !hidesNumbers && (person === null || allowsStreaks(person))
}
