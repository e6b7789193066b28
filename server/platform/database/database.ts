import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { AccountId } from './account-id.ts'
import { preparedQuery } from './driver/prepared-query.ts'

/** Common interface of both database drivers, each with `casing: 'snake_case'`. */
export type Sql = PgDatabase<PgQueryResultHKT>

declare const scoped: unique symbol

/** Connection inside a scoped transaction. Queries take it as their first argument, never the database itself. */
export type Transaction = Omit<Sql, 'transaction'> & { readonly [scoped]?: true }

/** Transaction that carries the account whose rows it reads and writes. */
export type AccountTransaction = Transaction & { readonly accountId: AccountId }

/**
 * Returns the transaction with this account, for queries on one account inside a transaction on several (jobs,
 * webhooks).
 */
export function ofAccount(tx: Transaction, accountId: AccountId): AccountTransaction {
  return Object.assign(Object.create(tx) as Transaction, { accountId })
}

export interface Database {
  /** Runs a transaction on the rows of one account; rows of others are invisible. */
  asAccount<T>(accountId: AccountId, work: (tx: AccountTransaction) => Promise<T>): Promise<T>
  /** Runs a read-only transaction on the rows of one account. Resolves before its COMMIT is confirmed. */
  readAsAccount<T>(accountId: AccountId, work: (tx: AccountTransaction) => Promise<T>): Promise<T>
  /** Runs a transaction on the rows of every account: for jobs and webhooks only. */
  asSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Unscoped connection: reaches the schema `private`, and sees no row of the tables in `public`. */
  readonly unscoped: Sql
  ping(): Promise<void>
  close(): Promise<void>
}

export interface Connection extends Statements {
  readonly sql: Sql
  /** Runs a read-only transaction; resolves before its COMMIT is confirmed. */
  readonly read: Sql['transaction']
  usage(): ConnectionUsage
  close(): Promise<void>
}

/** Number of connections in use and idle, and of callers that wait for one. */
export interface ConnectionUsage {
  readonly inUse: number
  readonly idle: number
  readonly waiting: number
}

/** Raw SQL for libraries, run as the owner of the tables. */
export interface Statements {
  readonly engine: 'postgres' | 'pglite'
  /**
   * Runs one statement if there are values. Without values, runs one or several statements, which are atomic only
   * inside BEGIN and COMMIT.
   */
  run(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

/**
 * Sets role, account and read-only mode of a transaction. The statement is compiled once, because every transaction
 * begins with it.
 */
const setScope = preparedQuery<Scope, unknown>((on, value) =>
  on
    .select({
      role: sql`set_config('role', ${value('role')}, true)`,
      account: sql`set_config('app.user_id', ${value('accountId')}, true)`,
      reading: sql`set_config('transaction_read_only', ${value('reading')}, true)`,
    })
    .from(sql`(select 1) as scope`),
)

interface Scope {
  readonly role: 'app_user' | 'app_system'
  readonly accountId: string
  readonly reading: 'on' | 'off'
  readonly [name: string]: string
}

const insideTransaction = new AsyncLocalStorage<true>()

/** Returns the database of an open connection, embedded or networked, with its scoped transactions. */
export function scopeDatabase(connection: Connection): Database {
  const transaction: Sql['transaction'] = (work, config) => connection.sql.transaction(work, config)

  async function inTransaction<T>(
    begin: Sql['transaction'],
    scope: Scope,
    work: (tx: Transaction) => Promise<T>,
  ) {
    // A nested transaction is refused, because the embedded database has one session: the inner one would wait for the
    // outer one for ever.
    if (insideTransaction.getStore()) throw new Error('A scoped transaction was opened inside another one.')
    return insideTransaction.run(true, () =>
      begin(async (tx) => {
        // The scope is not awaited, so that it is sent in one packet with the work's first query. If it fails, the
        // queries behind it fail too.
        const scoping = setScope(tx, scope)
        const working = async () => work(tx)
        const [begun, done] = await Promise.allSettled([scoping, working()])
        if (begun.status === 'rejected') throw begun.reason
        if (done.status === 'rejected') throw done.reason
        return done.value
      }),
    )
  }

  return {
    asAccount: (accountId, work) =>
      inTransaction(transaction, { role: 'app_user', accountId, reading: 'off' }, (tx) =>
        work(ofAccount(tx, accountId)),
      ),
    readAsAccount: (accountId, work) =>
      inTransaction(connection.read, { role: 'app_user', accountId, reading: 'on' }, (tx) =>
        work(ofAccount(tx, accountId)),
      ),
    asSystem: (work) =>
      inTransaction(transaction, { role: 'app_system', accountId: '', reading: 'off' }, work),
    unscoped: connection.sql,
    ping: async () => {
      await connection.sql.execute(sql`select 1`)
    },
    close: () => connection.close(),
  }
}
