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
  return {
    sql: drizzle(pool, { casing: 'snake_case' }),
    engine: 'postgres',
    run: (text, values) => pool.query(text, values && [...values]),
    close: () => pool.end(),
  }
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

/** Nobody listens there; PostgreSQL: wrong user, wrong password, no such database. */
const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28000', '28P01', '3D000'])

/** The code of an error in connecting, or of a failed query inside the error in which Drizzle wraps it. */
function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? ((error.cause ?? error) as { code?: string }).code : undefined
}
