import { addDays, daysBetween } from '#nutrition/calendar/days.ts'
import { allowsStreaks, streakOf } from '#nutrition/day/adherence/streak.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import { homeTimezone, nutritionProfileFrom } from '../../account/profile/service.ts'
import { menuContextIfAny } from '../../menus/planner/rules.ts'
import { plannedDayFrom } from '../../menus/menus/service.ts'
import { civilDay, minutesOfDay } from '../../platform/database/civil-day.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { complianceFrom } from '../adherence/queries.ts'
import { resolveDay } from '../days/service.ts'
import { mealFrom } from '../meals/queries.ts'
import { type DayRecord, findChangedDay, findDay } from './queries.ts'
import type { DayFacts } from './rules.ts'

/** Requested day; by default the account's current one. */
interface AskedDay {
  readonly date: string | undefined
  readonly now: Date
}

export interface KnownDay {
  /** Version of the rows. */
  readonly version: string
  /** Current day in the time zone of ages. */
  readonly homeToday: string
  readonly nutritionProfile: NutritionProfile
  readonly facts: DayFacts
}

/** Reads the facts of a day, from which `describeDay` builds the screen. Throws `day_out_of_range`. */
export async function readDay(tx: AccountTransaction, asked: AskedDay): Promise<KnownDay> {
  const today = civilDay(asked.now, homeTimezone)
  return dayFrom(tx, asked, await findDay(tx, { date: asked.date ?? today, today }))
}

/** Reads the current day again; returns `known` itself when no row that it was read from has changed. */
export async function readDayAgain(tx: AccountTransaction, known: KnownDay, now: Date): Promise<KnownDay> {
  const today = civilDay(now, homeTimezone)
  const changed = await findChangedDay(tx, { date: today, today }, known.version)
  return changed ? dayFrom(tx, { date: undefined, now }, changed) : known
}

async function dayFrom(tx: AccountTransaction, asked: AskedDay, found: DayRecord): Promise<KnownDay> {
  const { now } = asked
  const homeToday = civilDay(now, homeTimezone)
  const nutritionProfile = nutritionProfileFrom(found.profile, now)
  const date = resolveDay(asked.date, nutritionProfile, now)
  const today = civilDay(now, nutritionProfile.timezone)
  // Read again only for an account in another time zone, at hours when its day differs. PostgreSQL could derive the day
  // too, but refuses zone names that its operating system lacks.
  const record = today === homeToday ? found : await findDay(tx, { date, today })
  const minutesNow = date === today ? minutesOfDay(now, nutritionProfile.timezone) : null
  const recorded = [...record.loggedDaysAgo, ...record.tickedDaysAgo]
  return {
    // Of the first statement: a write between the two makes this day outdated, never a later one seem known.
    version: found.version,
    homeToday,
    nutritionProfile,
    facts: {
      ...factsOf(record, nutritionProfile),
      date,
      minutesNow,
      streak: countsStreak(nutritionProfile) ? streakOf(recorded) : null,
      lastRecordedDay: latestBefore(date, recorded, today),
    },
  }
}

function factsOf(record: DayRecord, nutritionProfile: NutritionProfile) {
  const { date, planned, checkIns } = record
  const meals = record.meals.map(mealFrom)
  const compliance = record.compliance.map(complianceFrom)
  const menuContext = menuContextIfAny(nutritionProfile)
  return {
    meals: meals.filter((meal) => meal.date === date),
    mealsBefore: meals.filter((meal) => meal.date !== date),
    adherence: {
      record: compliance.find((one) => one.date === date) ?? null,
      recordsBefore: compliance.filter((one) => one.date !== date),
    },
    // Only accounts with targets see water.
    waterMl: nutritionProfile.targets ? (record.waterMl ?? 0) : 0,
    checkIns,
    menuContext,
    planned: menuContext && planned && plannedDayFrom(planned, date),
  }
}

function latestBefore(date: string, daysAgo: readonly number[], today: string): string | null {
  const ago = daysBetween(date, today)
  const latest = daysAgo.reduce((least, one) => (one > ago && one < least ? one : least), Infinity)
  return latest === Infinity ? null : addDays(today, -latest)
}

function countsStreak({ hidesNumbers, person }: NutritionProfile): boolean {
  return !hidesNumbers && (person === null || allowsStreaks(person))
}
