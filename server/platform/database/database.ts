import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { AccountId } from './account-id.ts'
import { preparedQuery } from './driver/prepared-query.ts'

/** Common interface of both drivers; `casing: 'snake_case'` is set on each. */
export type Sql = PgDatabase<PgQueryResultHKT>

declare const scoped: unique symbol

/** Connection inside a scoped transaction. Queries take it as their first argument and never the database itself. */
export type Transaction = Omit<Sql, 'transaction'> & { readonly [scoped]?: true }

/** Transaction that carries the account whose rows it reads and writes. */
export type AccountTransaction = Transaction & { readonly accountId: AccountId }

/** Returns a transaction for queries on one account, inside a transaction that sees several (jobs, webhooks). */
export function ofAccount(tx: Transaction, accountId: AccountId): AccountTransaction {
  return Object.assign(Object.create(tx) as Transaction, { accountId })
}

export interface Database {
  /** Runs a transaction on the rows of one account; rows of others are invisible. */
  asAccount<T>(accountId: AccountId, work: (tx: AccountTransaction) => Promise<T>): Promise<T>
  /** Runs a read-only transaction on the rows of one account. Returns before its COMMIT is confirmed. */
  readAsAccount<T>(accountId: AccountId, work: (tx: AccountTransaction) => Promise<T>): Promise<T>
  /** Runs a transaction on the rows of every account: for jobs and webhooks only. */
  asSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Unscoped connection: reaches the schema `private`, but sees no row of a feature's table. */
  readonly unscoped: Sql
  ping(): Promise<void>
  close(): Promise<void>
}

export interface Connection extends Statements {
  readonly sql: Sql
  /** Read-only transaction that returns before its COMMIT is confirmed. */
  readonly read: Sql['transaction']
  usage(): ConnectionUsage
  close(): Promise<void>
}

/** Connections in use and idle, and callers waiting for one. */
export interface ConnectionUsage {
  readonly inUse: number
  readonly idle: number
  readonly waiting: number
}

/** Raw SQL connection for libraries, as the owner of the tables. */
export interface Statements {
  readonly engine: 'postgres' | 'pglite'
  /** Runs one statement with values, or several without values. Several statements wrapped in BEGIN are atomic. */
  run(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

/** Sets the role and the account of a transaction. Compiled once, because every transaction begins with it. */
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

/** Access check: a query that throws a failure to refuse the request. */
type AccessCheckQuery = (tx: AccountTransaction) => Promise<void>

interface CheckedAccess {
  readonly database: Database
  readonly accountId: AccountId
  readonly check: AccessCheckQuery
}

/**
 * Runs the access check inside the first transaction of its account that `work` opens on the database it is given, or
 * in its own when it opens none. Sharing a transaction costs a fraction of a separate one (`bench/load.ts`). A refusal
 * takes precedence over any result or failure of the work.
 */
export async function withAccessCheck<T>(
  { database, accountId, check }: CheckedAccess,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  let checked: Promise<void> | undefined
  const checkOnce: AccessCheckQuery = (tx) => (checked ??= check(tx))
  const guarded =
    (begin: Database['asAccount']): Database['asAccount'] =>
    (id, run) =>
      begin(id, (tx) => (id === accountId ? runChecked(tx, checkOnce, run) : run(tx)))
  const [done] = await Promise.allSettled([
    work({
      ...database,
      asAccount: guarded(database.asAccount),
      readAsAccount: guarded(database.readAsAccount),
    }),
  ])
  await (checked ?? database.readAsAccount(accountId, check))
  if (done.status === 'rejected') throw done.reason
  return done.value
}

/** Starts the check and the work together, so that their first queries share a round trip. */
async function runChecked<T>(
  tx: AccountTransaction,
  check: AccessCheckQuery,
  work: (tx: AccountTransaction) => Promise<T>,
): Promise<T> {
  const [checked, done] = await Promise.allSettled([check(tx), work(tx)])
  if (checked.status === 'rejected') throw checked.reason
  if (done.status === 'rejected') throw done.reason
  return done.value
}

/** Adds account scopes to an open connection, embedded or networked. */
export function scopeDatabase(connection: Connection): Database {
  const transaction: Sql['transaction'] = (work, config) => connection.sql.transaction(work, config)

  async function inTransaction<T>(
    begin: Sql['transaction'],
    scope: Scope,
    work: (tx: Transaction) => Promise<T>,
  ) {
    // The embedded database has one session: a second transaction inside the first would deadlock.
    if (insideTransaction.getStore()) throw new Error('A scoped transaction was opened inside another one.')
    return insideTransaction.run(true, () =>
      begin(async (tx) => {
        // Not awaited: it is sent in one packet with the work's first query. If it fails, the queries behind it fail as
        // well.
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
