import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { AccountId } from './account-id.ts'

/** What both drivers have in common; `casing: 'snake_case'` is set on each. */
export type Sql = PgDatabase<PgQueryResultHKT>

declare const scoped: unique symbol

/** A connection inside a scoped transaction. Queries take it as their first argument and never the database itself. */
export type Transaction = Omit<Sql, 'transaction'> & { readonly [scoped]?: true }

export interface Database {
  /** Works on the rows of one account; a row of another does not exist there. */
  asAccount<T>(accountId: AccountId, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Works on the rows of every account: for jobs and webhooks only. */
  asSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** The unscoped connection: reaches the schema `private`, and not one row of a feature's table. */
  readonly unscoped: Sql
  ping(): Promise<void>
  close(): Promise<void>
}

export interface Connection extends Statements {
  readonly sql: Sql
  usage(): ConnectionUsage
  close(): Promise<void>
}

/** How many connections work and rest, and how many callers wait for one. */
export interface ConnectionUsage {
  readonly inUse: number
  readonly idle: number
  readonly waiting: number
}

/** Where a library's own SQL goes, as the owner of the tables. */
export interface Statements {
  readonly engine: 'postgres' | 'pglite'
  /** One statement with values, or several without; of several that begin a transaction either all are done or none. */
  run(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

const insideTransaction = new AsyncLocalStorage<true>()

/** Puts the scopes on an open connection, embedded or networked. */
export function scopeDatabase(connection: Connection): Database {
  async function inTransaction<T>(
    role: 'app_user' | 'app_system',
    accountId: string,
    work: (tx: Transaction) => Promise<T>,
  ) {
    // The embedded database has one session: a second transaction inside the first would wait for itself for ever.
    if (insideTransaction.getStore()) throw new Error('A scoped transaction was opened inside another one.')
    return insideTransaction.run(true, () =>
      connection.sql.transaction(async (tx) => {
        await tx.execute(
          sql`select set_config('role', ${role}, true), set_config('app.user_id', ${accountId}, true)`,
        )
        return work(tx)
      }),
    )
  }

  return {
    asAccount: (accountId, work) => inTransaction('app_user', accountId, work),
    asSystem: (work) => inTransaction('app_system', '', work),
    unscoped: connection.sql,
    ping: async () => {
      await connection.sql.execute(sql`select 1`)
    },
    close: () => connection.close(),
  }
}
