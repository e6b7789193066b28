import { allowsStreaks, streakOf } from '#nutrition/day/adherence/streak.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import { homeTimezone, nutritionProfileFrom } from '../../account/profile/service.ts'
import { menuContextIfAny } from '../../menus/planner/rules.ts'
import { plannedDayFrom } from '../../menus/menus/service.ts'
import { civilDay, minutesOfDay } from '../../platform/database/civil-day.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { resolveDay } from '../days/service.ts'
import { mealFrom } from '../meals/queries.ts'
import { type DayRecord, findChangedDay, findDay } from './queries.ts'
import type { DayFacts } from './rules.ts'

/** Requested day; `date` is undefined for the account's current day. */
interface AskedDay {
  readonly date: string | undefined
  readonly now: Date
}

export interface KnownDay {
  readonly nutritionProfile: NutritionProfile
  readonly facts: DayFacts
}

/** Reads the facts of a day, from which `describeDay` builds the screen. Throws `day_out_of_range`. */
export async function readDay(tx: AccountTransaction, asked: AskedDay): Promise<KnownDay> {
  const today = civilDay(asked.now, homeTimezone)
  return dayFrom(tx, asked, await findDay(tx, { date: asked.date ?? today, today }))
}

/** Rows of the current day, kept in memory from an earlier read. */
export interface KeptRows {
  readonly version: string
  /** Date for which the rows were read: the current one in `homeTimezone`. */
  readonly homeToday: string
  /** `DayRecord` as JSON, because text costs the garbage collector less than objects. */
  readonly record: string
}

/** Reads the rows of the current day. If `kept` is still current, it is returned as `rows` and `record` is `null`. */
export async function readRows(
  tx: AccountTransaction,
  now: Date,
  kept: KeptRows | undefined,
): Promise<{ readonly rows: KeptRows; readonly record: DayRecord | null }> {
  const homeToday = civilDay(now, homeTimezone)
  const days = { date: homeToday, today: homeToday }
  const usable = kept?.homeToday === homeToday ? kept : undefined
  const changed = usable && (await findChangedDay(tx, days, usable.version))
  if (usable && !changed) return { rows: usable, record: null }
  const record = changed ?? (await findDay(tx, days))
  return { rows: { version: record.version, homeToday, record: JSON.stringify(record) }, record }
}

/** Derives the facts of the current day from its rows. */
export function dayFromRows(
  tx: AccountTransaction,
  now: Date,
  { rows, record }: { readonly rows: KeptRows; readonly record: DayRecord | null },
): Promise<KnownDay> {
  return dayFrom(tx, { date: undefined, now }, record ?? (JSON.parse(rows.record) as DayRecord))
}

async function dayFrom(tx: AccountTransaction, asked: AskedDay, found: DayRecord): Promise<KnownDay> {
  const { now } = asked
  const homeToday = civilDay(now, homeTimezone)
  const nutritionProfile = nutritionProfileFrom(found.profile, now)
  const date = resolveDay(asked.date, nutritionProfile, now)
  const today = civilDay(now, nutritionProfile.timezone)
  // The day is read again only for an account in another time zone, at hours when its date differs. PostgreSQL could
  // derive that date, but refuses zone names that its operating system lacks.
  const record = today === homeToday ? found : await findDay(tx, { date, today })
  const minutesNow = date === today ? minutesOfDay(now, nutritionProfile.timezone) : null
  return {
    nutritionProfile,
    facts: {
      ...factsOf(record, nutritionProfile),
      date,
      minutesNow,
      streak: countsStreak(nutritionProfile) ? streakOf(record.recordedDaysAgo) : null,
      lastRecordedDay: record.lastRecordedDay,
    },
  }
}

function factsOf(record: DayRecord, nutritionProfile: NutritionProfile) {
  const { date, planned, checkIns, compliance } = record
  const meals = record.meals.map(mealFrom)
  const menuContext = menuContextIfAny(nutritionProfile)
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
    planned: menuContext && planned && plannedDayFrom(planned, date),
  }
}

function countsStreak({ hidesNumbers, person }: NutritionProfile): boolean {
  return !hidesNumbers && (person === null || allowsStreaks(person))
}
