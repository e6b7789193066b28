import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Database } from '../../server/platform/database.ts'

/**
 * What the product would be without row-level security: its queries as a role that walks past the policies, without the
 * transaction that carries the scope. Only ever to know what they cost; what writes needs its transaction.
 */
export function openUnguarded(url: string, connections: number): Database {
  const pool = new Pool({ connectionString: url, max: connections })
  const sql = drizzle(pool, { casing: 'snake_case' })
  return {
    asAccount: (_, work) => work(sql),
    asSystem: (work) => work(sql),
    unscoped: sql,
    ping: async () => {},
    close: () => pool.end(),
  }
}
