import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Connection } from './database.ts'
import { ConfigError } from './config.ts'
import { createRoles, rolesByHand } from './database-roles.ts'
import { ownerRole } from './row-security.ts'

export interface PoolOptions {
  readonly url: string
  readonly connections: number
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  readonly onLost: (error: Error) => void
}

/** Opens a PostgreSQL database (15 or later) through a pool whose every connection works as `app_owner`. */
export async function openNetworked(options: PoolOptions): Promise<Connection> {
  await createRolesOnce(options.url)
  const pool = new Pool({
    connectionString: options.url,
    max: options.connections,
    connectionTimeoutMillis: 10_000,
    // Runs once for each new connection, before anybody gets it.
    verify: (client, ready) => {
      client.query(`set role ${ownerRole}`, (error) => ready(error ?? undefined))
    },
  })
  pool.on('error', options.onLost)
  return { sql: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() }
}

async function createRolesOnce(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 })
  try {
    await createRoles(drizzle(pool))
  } catch (error) {
    if (!isRefused(error)) throw error
    throw new ConfigError(
      `O usuário de DATABASE_URL não pode criar os papéis do banco. Rode uma vez, como administrador:\n\n${rolesByHand}`,
    )
  } finally {
    await pool.end()
  }
}

/** PostgreSQL's `insufficient_privilege`, inside the error in which Drizzle wraps it. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '42501'
}
