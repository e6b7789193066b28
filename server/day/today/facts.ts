import { allowsStreaks, streakOf } from '#nutrition/day/adherence/streak.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import { homeTimezone, nutritionProfileFrom } from '../../account/profile/service.ts'
import { menuContextIfAny } from '../../menus/planner/rules.ts'
import { plannedDayFrom } from '../../menus/planned-days/service.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { resolveDay } from '../days/service.ts'
import { mealFrom } from '../meals/queries.ts'
import type { DayRecord, DayRows } from './queries.ts'
import { quarterMinutes } from './quarter-hour.ts'
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
  /** Version of the rows from which the day was read, or an earlier one; `null` for an account that has none yet. */
  readonly version: string | null
}

/** Reads the facts of a day, from which `describeDay` builds the screen. Throws `day_out_of_range`. */
export async function readDay(read: ReadRows, asked: AskedDay): Promise<KnownDay> {
  const { now } = asked
  const homeToday = civilDay(now, homeTimezone)
  const rows = await read({ date: asked.date ?? homeToday, today: homeToday })
  const found = parseRecord(rows)
  const nutritionProfile = nutritionProfileFrom(found.profile, now)
  const date = resolveDay(asked.date, nutritionProfile, now)
  const today = civilDay(now, nutritionProfile.timezone)
  // The day is read again only for an account in another time zone, at hours when its date differs. PostgreSQL could
  // derive that date, but refuses zone names that its operating system lacks.
  const dayRows = today === homeToday ? rows : await read({ date, today })
  const record = dayRows === rows ? found : parseRecord(dayRows)
  const minutesNow = date === today ? quarterMinutes(now, nutritionProfile.timezone) : null
  return {
    nutritionProfile,
    version: rows.version,
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
