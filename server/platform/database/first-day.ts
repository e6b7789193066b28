import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** SQL for the first day (Monday, or the first of the month) of the period that contains a calendar day. */
export function firstDayOf(day: AnyPgColumn, unit: 'week' | 'month'): SQL<string> {
  // Without the cast to `timestamp`, `date_trunc` would convert the date in the session's time zone.
  return sql<string>`date_trunc('${sql.raw(unit)}', ${day}::timestamp)::date::text`
}
