import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import { type Database, ofAccount } from '../../server/platform/database/database.ts'
import {
  createStatementNames,
  type LentClient,
  pipelined,
  prepareSession,
} from '../../server/platform/database/driver/pipelined-postgres.ts'

/**
 * Runs the app's queries without row-level security, by a role that bypasses the policies and without the transaction
 * that sets the scope. For cost measurements of reads only; writes need their transaction.
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
  // The parts of a connection that drizzle uses.
  const sql = drizzle(askOnce as unknown as PoolClient, { casing: 'snake_case' })
  return {
    asAccount: (accountId, work) => work(ofAccount(sql, accountId)),
    readAsAccount: (accountId, work) => work(ofAccount(sql, accountId)),
    asSystem: (work) => work(sql),
    unscoped: sql,
    ping: async () => {},
    close: () => pool.end(),
  }
}
