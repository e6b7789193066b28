import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** SQL for the Monday of a civil day's week, or the first of its month. */
export function firstDayOf(day: AnyPgColumn, unit: 'week' | 'month'): SQL<string> {
  // `date_trunc` would convert a bare date in the session's time zone.
  return sql<string>`date_trunc('${sql.raw(unit)}', ${day}::timestamp)::date::text`
}
