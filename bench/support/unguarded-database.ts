import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import type { Database } from '../../server/platform/database/database.ts'
import {
  createStatementNames,
  type LentClient,
  pipelined,
  prepareSession,
} from '../../server/platform/database/driver/pipelined-postgres.ts'

/**
 * Runs the product's queries without row-level security: the same queries by a role that bypasses the
 * policies and without the transaction that carries the scope. Only ever to know what they cost; what writes needs its
 * transaction.
 */
export function openUnguarded(url: string, connections: number): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    pipeline: true,
    verify: (client, ready) => {
      prepareSession(client, 'set role postgres').then(() => ready(), ready)
    },
  })
  const nameOf = createStatementNames()
  const askOnce: LentClient = {
    query: async (query, values) => {
      const client = await pool.connect()
      try {
        return await pipelined(client, nameOf).query(query, values)
      } finally {
        client.release()
      }
    },
  }
  // All that drizzle asks of a connection.
  const sql = drizzle(askOnce as unknown as PoolClient, { casing: 'snake_case' })
  return {
    asAccount: (_, work) => work(sql),
    readAsAccount: (_, work) => work(sql),
    asSystem: (work) => work(sql),
    unscoped: sql,
    ping: async () => {},
    close: () => pool.end(),
  }
}
