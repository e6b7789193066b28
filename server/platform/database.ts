import { AsyncLocalStorage } from 'node:async_hooks'
import { type SQL, sql } from 'drizzle-orm'
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
  /** Reads the rows of one account, and can change none. Nobody waits for the end of what changed nothing. */
  readAsAccount<T>(accountId: AccountId, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Works on the rows of every account: for jobs and webhooks only. */
  asSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** The unscoped connection: reaches the schema `private`, and not one row of a feature's table. */
  readonly unscoped: Sql
  ping(): Promise<void>
  close(): Promise<void>
}

export interface Connection extends Statements {
  readonly sql: Sql
  /** A transaction whose end need not be waited for, because it changes nothing. */
  readonly read: Sql['transaction']
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

function scopeOf(role: 'app_user' | 'app_system', accountId: string): SQL {
  return sql`select set_config('role', ${role}, true), set_config('app.user_id', ${accountId}, true)`
}

function readingScopeOf(accountId: AccountId): SQL {
  return sql`${scopeOf('app_user', accountId)}, set_config('transaction_read_only', 'on', true)`
}

const insideTransaction = new AsyncLocalStorage<true>()

/** Throws a failure where the answer is no. */
type Question = (tx: Transaction) => Promise<void>

const askings = new AsyncLocalStorage<{ readonly accountId: AccountId; readonly ask: Question }>()

/**
 * Does a work that only reads, and asks a question of its account along with it: in the first transaction that the work
 * opens for the account, or in one of its own where it opens none. A question that travels with others costs a fraction
 * of a transaction (`bench/load.ts`). Whatever came of the work, an answer of no is what is heard of it.
 */
export async function asking<T>(
  database: Database,
  accountId: AccountId,
  question: Question,
  work: () => Promise<T>,
): Promise<T> {
  let asked: Promise<void> | undefined
  const ask: Question = (tx) => (asked ??= question(tx))
  const [done] = await Promise.allSettled([askings.run({ accountId, ask }, work)])
  await (asked ?? database.readAsAccount(accountId, question))
  if (done.status === 'rejected') throw done.reason
  return done.value
}

/** What a transaction of this account has to ask besides its work; its answer is that of whoever asked first. */
function joinedQuestion(accountId: AccountId): Question | undefined {
  const asked = askings.getStore()
  return asked?.accountId === accountId ? asked.ask : undefined
}

/** Puts the scopes on an open connection, embedded or networked. */
export function scopeDatabase(connection: Connection): Database {
  const transaction: Sql['transaction'] = (work, config) => connection.sql.transaction(work, config)

  async function inTransaction<T>(
    begin: Sql['transaction'],
    scope: SQL,
    work: (tx: Transaction) => Promise<T>,
    question?: Question,
  ) {
    // The embedded database has one session: a second transaction inside the first would wait for itself for ever.
    if (insideTransaction.getStore()) throw new Error('A scoped transaction was opened inside another one.')
    return insideTransaction.run(true, () =>
      begin(async (tx) => {
        // Asked first and not waited for: it travels with the work's first query. If it failed, so would all behind it.
        const scoping = tx.execute(scope).execute()
        const working = async () => work(tx)
        const [begun, answered, done] = await Promise.allSettled([scoping, question?.(tx), working()])
        if (begun.status === 'rejected') throw begun.reason
        if (answered.status === 'rejected') throw answered.reason
        if (done.status === 'rejected') throw done.reason
        return done.value
      }),
    )
  }

  return {
    asAccount: (accountId, work) =>
      inTransaction(transaction, scopeOf('app_user', accountId), work, joinedQuestion(accountId)),
    readAsAccount: (accountId, work) =>
      inTransaction(connection.read, readingScopeOf(accountId), work, joinedQuestion(accountId)),
    asSystem: (work) => inTransaction(transaction, scopeOf('app_system', ''), work),
    unscoped: connection.sql,
    ping: async () => {
      await connection.sql.execute(sql`select 1`)
    },
    close: () => connection.close(),
  }
}
