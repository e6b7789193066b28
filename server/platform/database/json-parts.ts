import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * Values of the statement that reads a day in one round trip: the account, the requested day and the account's current
 * day. The scalar subquery of each noun refers to them.
 */
export interface DayRow {
  readonly accountId: SQL
  readonly date: SQL
  readonly today: SQL
}

type Columns = Readonly<Record<string, AnyPgColumn | SQL>>

/**
 * SQL of a JSON object with these columns under these names, which must be constants of the code. Times become ISO
 * text.
 */
export function jsonObject(columns: Columns): SQL {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`)
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

/** Scalar subquery of the matching rows as an ordered JSON array; empty without rows. */
export function jsonRows(
  table: PgTable,
  columns: Columns,
  { where, orderBy }: { readonly where: SQL; readonly orderBy: SQL },
): SQL {
  return sql`(select coalesce(json_agg(${jsonObject(columns)} order by ${orderBy}), '[]') from ${table} where ${where})`
}
