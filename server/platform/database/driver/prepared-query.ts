import { type Placeholder, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A database, or a connection inside a transaction. */
type Sql = Omit<PgDatabase<PgQueryResultHKT>, 'transaction'>

interface Prepared<Result> {
  execute(values: Readonly<Record<string, unknown>>): Promise<Result>
}

/** Property of drizzle's databases that holds the connection, and which drizzle's types omit. */
interface Asker {
  readonly session: { readonly client: object; readonly constructor: unknown }
}

/**
 * Returns a query that is compiled once and run with other values. Used for the most opened screens, where drizzle
 * spent a quarter of the time on building the same SQL (`bench/drivers.ts`). Values are sent without mapping by their
 * columns.
 */
export function preparedQuery<Values extends Readonly<Record<string, string | number>>, Result>(
  build: (
    on: Sql,
    value: (name: keyof Values & string) => Placeholder,
  ) => { prepare(name: string): Prepared<Result> },
): (on: Sql, values: Values) => Promise<Result> {
  // One compiled query per driver, because the two drivers map rows differently.
  const ofDriver = new Map<unknown, Prepared<Result>>()
  return (on, values) => {
    const { session } = on as unknown as Asker
    const known = ofDriver.get(session.constructor) ?? build(on, (name) => sql.placeholder(name)).prepare('')
    ofDriver.set(session.constructor, known)
    // drizzle binds a prepared query to the connection that prepared it. This copy is bound to the current connection.
    const prepared: Prepared<Result> = Object.create(known, { client: { value: session.client } })
    return prepared.execute(values)
  }
}

/**
 * Returns a query for the rows of one or more keys. It is compiled once for 1, 2, 4, 8 … keys, and the last key is
 * repeated up to that number, because PostgreSQL would plan each run again for an array of unknown length.
 */
export function preparedForKeys<Row>(
  build: (on: Sql, keys: Placeholder[]) => { prepare(name: string): Prepared<Row[]> },
): (on: Sql, keys: readonly string[]) => Promise<Row[]> {
  const ofSize = new Map<number, (on: Sql, values: Readonly<Record<string, string>>) => Promise<Row[]>>()
  return (on, keys) => {
    const size = 2 ** Math.ceil(Math.log2(keys.length))
    const names = Array.from({ length: size }, (_, place) => `key${place}`)
    const known =
      ofSize.get(size) ?? preparedQuery((connection, value) => build(connection, names.map(value)))
    ofSize.set(size, known)
    return known(on, Object.fromEntries(names.map((name, place) => [name, keys[place] ?? keys.at(-1)!])))
  }
}
