import { type Placeholder, sql } from 'drizzle-orm'
import type { Sql, Transaction } from './database.ts'

interface Prepared<Result> {
  execute(values: Readonly<Record<string, unknown>>): Promise<Result>
}

/** Where drizzle keeps the connection of what asks; its types do not say so. */
interface Asker {
  readonly session: { readonly client: object; readonly constructor: unknown }
}

/**
 * A query that is put together once, and asked again with other values: for the screens that are opened most, a quarter of
 * whose time drizzle took to write the same text again (`bench/load.ts`). Values go to the database as they are given.
 */
export function preparedQuery<Values extends Readonly<Record<string, string | number>>, Result>(
  build: (
    on: Transaction,
    value: (name: keyof Values & string) => Placeholder,
  ) => { prepare(name: string): Prepared<Result> },
): (on: Transaction | Sql, values: Values) => Promise<Result> {
  // Each of the two drivers reads rows in its own way.
  const ofDriver = new Map<unknown, Prepared<Result>>()
  return (on, values) => {
    const { session } = on as unknown as Asker
    const known = ofDriver.get(session.constructor) ?? build(on, (name) => sql.placeholder(name)).prepare('')
    ofDriver.set(session.constructor, known)
    // drizzle ties what it prepared to the connection that it was prepared on. This is the same, on the asker's.
    const prepared: Prepared<Result> = Object.create(known, { client: { value: session.client } })
    return prepared.execute(values)
  }
}
