import { addDays, daysBetween } from '#nutrition/shared/calendar/days.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { DayRow } from '../../platform/database/json-parts.ts'
import { tickedDays } from '../adherence/queries.ts'
import { loggedDays } from '../meals/queries.ts'

/** Number of days before today that are searched for records, which limits the streak shown. */
export const mostStreakDays = 400
/** Number of days before today within which most streaks end and most people have a record. */
export const recentDays = 35

/**
 * Subquery of the days with a logged or ticked meal, from `days` days before the account's current day on: a JSON array
 * of the numbers of days before that day, each once.
 */
export function recordedDaysAgo(day: Pick<DayRow, 'accountId' | 'today'>, days: number): SQL<number[]> {
  const from = sql`${day.today} - ${days}::int`
  return sql`(select coalesce(to_json(array_agg(distinct ${day.today} - recorded.date)), '[]')
    from (${loggedDays(day, from)} union all ${tickedDays(day, from)}) as recorded)`
}

/** Requested day and the account's current day, from which `daysAgo` counts. */
interface SearchedDays {
  readonly date: string
  readonly today: string
}

/** Returns the latest of the recorded days before `date`; `null` without one. */
export function lastRecordedDay(daysAgo: readonly number[], { date, today }: SearchedDays): string | null {
  const dateAgo = daysBetween(date, today)
  const before = daysAgo.filter((ago) => ago > dateAgo)
  return before.length === 0 ? null : addDays(today, -Math.min(...before))
}

/** Returns whether the recent recorded days show where the streak ends and which day before `date` was the last. */
export function areRecentDaysEnough(daysAgo: readonly number[], searched: SearchedDays): boolean {
  return daysAgo.length < recentDays && lastRecordedDay(daysAgo, searched) !== null
}
