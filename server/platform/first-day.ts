import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The Monday of a civil day's week, or the first of its month. */
export function firstDayOf(day: AnyPgColumn, unit: 'week' | 'month'): SQL<string> {
  // A date alone would be read as an instant of the session's own time zone.
  return sql<string>`date_trunc('${sql.raw(unit)}', ${day}::timestamp)::date::text`
}
