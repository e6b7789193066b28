import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Pool, type PoolClient } from 'pg'
import type { Connection, Sql } from './database.ts'
import { ConfigError } from '../process/config.ts'
import { createRoles, rolesByHand } from './database-roles.ts'
import { codeOf, createLender } from './driver/lender.ts'
import { type LentClient, prepareSession } from './driver/pipelined-postgres.ts'
import { patientMs } from './query-limit.ts'
import { ownerRole } from './row-security.ts'

export interface PoolOptions {
  readonly url: string
  readonly connections: number
  /** Called when an idle connection breaks; the pool opens another one when it needs it. */
  readonly onLost: (error: Error) => void
  /** Timeouts in milliseconds, for getting a connection and for a query. */
  readonly limits?: { readonly connectMs: number; readonly queryMs: number }
}

/** Default timeouts. A healthy database accepts a connection, and answers a request's query, in milliseconds. */
const ordinaryLimits = { connectMs: 3000, queryMs: 5000 }

/**
 * Settings of each session. The connection of a query that times out is closed, which ends the query; the limits here
 * end the transactions of a process that stopped without closing them. A pooler in front of PostgreSQL has to set the
 * same (`docs/scale.md`).
 */
const sessionSettings = [
  `set role ${ownerRole}`,
  // PostgreSQL supports this setting only on some operating systems.
  `do $$ begin set client_connection_check_interval = 2000; exception when others then end $$`,
  `set statement_timeout = ${patientMs + 10_000}`,
  `set idle_in_transaction_session_timeout = 60000`,
].join('; ')

/** Opens a PostgreSQL database (15 or later) through a pool whose connections work as the role `app_owner`. */
export async function openNetworked(options: PoolOptions): Promise<Connection> {
  const { connectMs, queryMs } = options.limits ?? ordinaryLimits
  await createRolesOnce(options.url)
  const pool = new Pool({
    connectionString: options.url,
    max: options.connections,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    pipeline: true,
    // The pool runs this for each new connection, before its first use.
    verify: (client, ready) => {
      prepareSession(client, sessionSettings).then(() => ready(), ready)
    },
  })
  pool.on('error', options.onLost)
  // The pool handles errors of idle connections only, and an unhandled error would end the process. The user of a lent
  // connection gets the error with its next query.
  pool.on('connect', (client) => client.on('error', () => {}))

  const lend = createLender(pool, queryMs)
  const askOnce: LentClient = { query: (query, values) => lend((client) => client.query(query, values)) }
  const transaction: Sql['transaction'] = (work) => lend((client) => inTransaction(client, work))
  const read: Sql['transaction'] = (work) =>
    lend((client) => inTransaction(client, work), { isReading: true })
  return {
    sql: Object.assign(drizzle(asClient(askOnce), { casing: 'snake_case' }), { transaction }),
    read,
    engine: 'postgres',
    run: (text, values) => askOnce.query(text, values && [...values]),
    usage: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}

/** Type of an empty schema, because queries name the tables that they use. */
type NoTables = Record<string, never>

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Runs a transaction on a lent connection. drizzle's own version builds the SQL of BEGIN and COMMIT for each
 * transaction and never releases a connection whose BEGIN fails.
 */
async function inTransaction<T>(
  client: LentClient,
  work: (tx: NodePgTransaction<NoTables, ExtractTablesWithRelations<NoTables>>) => Promise<T>,
): Promise<T> {
  const session = new NodePgSession<NoTables, ExtractTablesWithRelations<NoTables>>(
    asClient(client),
    dialect,
    undefined,
  )
  await client.query('begin')
  try {
    const result = await work(new NodePgTransaction(dialect, session, undefined))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

function asClient(client: LentClient): PoolClient {
  return client as unknown as PoolClient
}

async function createRolesOnce(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 })
  try {
    await createRoles(drizzle(pool))
  } catch (error) {
    const code = codeOf(error)
    if (code === insufficientPrivilege) {
      throw new ConfigError(
        `O usuário de DATABASE_URL não pode criar os papéis do banco. Rode uma vez, como administrador:\n\n${rolesByHand}`,
      )
    }
    if (code && unreachable.has(code)) {
      throw new ConfigError(
        `Não foi possível entrar no banco de DATABASE_URL (${code}). Confira servidor, porta, usuário, senha e nome do banco.`,
      )
    }
    throw error
  } finally {
    await pool.end()
  }
}

const insufficientPrivilege = '42501'

/**
 * Codes that mean that the database cannot be reached: Node's for an address without a listener, PostgreSQL's for a
 * wrong user, password or database.
 */
const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28000', '28P01', '3D000'])
