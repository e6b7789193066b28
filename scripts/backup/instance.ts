import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { storageFrom } from '../../server/adapters/storage/configured-storage.ts'
import type { ObjectStorage } from '../../server/adapters/storage/object-storage.ts'
import { type Config, ConfigError, parseConfig } from '../../server/platform/process/config.ts'
import type { Sql, Transaction } from '../../server/platform/database/database.ts'
import { DirectoryInUse } from '../../server/platform/database/directory-lock.ts'
import { createLog } from '../../server/platform/observability/log.ts'
import { Stop } from '../toolbox.mjs'
import { type Ledger, type Manifest, parseLedger } from './manifest.ts'

export interface Instance {
  readonly config: Config
  readonly storage: ObjectStorage
  /** Generated secret; null if the settings have one. */
  readonly ownSecret: string | null
  readonly secretTag: string
  /** Tags of previous secrets, which still decrypt. */
  readonly previousTags: readonly string[]
}

/** Object keys of the readiness probe, excluded from the photos. */
const probes = /^probe\//

export async function openInstance(): Promise<Instance> {
  const config = parseConfig(process.env)
  const storage = await storageFrom(config, createLog('error'))
  const kept = await readFile(join(config.dataDir, 'auth-secret'), 'utf8').catch(() => null)
  const ownSecret = config.authSecret === undefined ? (kept?.trim() ?? null) : null
  return {
    config,
    storage,
    ownSecret,
    secretTag: tagOf(config.authSecret ?? ownSecret ?? ''),
    previousTags: config.authSecretsBefore.map(tagOf),
  }
}

export async function listObjects(storage: ObjectStorage): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.list()) if (!probes.test(key)) keys.push(key)
  return keys.sort()
}

/**
 * Counts the rows per table, personal data as the system role and other tables as their owner: neither can read both.
 */
export async function countRows(tx: Transaction): Promise<Manifest['rows']> {
  const tables = await tx
    .select({ schema: sql<string>`schemaname`, name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname in ('public', 'private')`)
  const rows: Manifest['rows'] = {}
  for (const { schema, name } of tables) {
    await tx.execute(sql.raw(`set local role ${schema === 'public' ? 'app_system' : 'app_owner'}`))
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const [counted] = await tx.select({ rows: sql<number>`count(*)::int` }).from(table)
    rows[`${schema}.${name}`] = counted?.rows ?? 0
  }
  await tx.execute(sql.raw('set local role app_owner'))
  return Object.fromEntries(Object.entries(rows).sort(([a], [b]) => a.localeCompare(b, 'en')))
}

export async function lastMigration(tx: Transaction): Promise<number> {
  const [last] = await tx
    .select({ madeAt: sql<number>`coalesce(max(made_at), 0)::float8` })
    .from(sql`private.migrations`)
  return last?.madeAt ?? 0
}

/** Returns the erased accounts recorded in the database; empty for an older release without the table. */
export async function readLedger(database: Sql | Transaction): Promise<Ledger> {
  const [made] = await database
    .select({ stands: sql<boolean>`stands` })
    .from(sql`(select to_regclass('private.erased_accounts') is not null as stands) as made`)
  if (!made?.stands) return []
  const rows = await database
    .select({
      account: sql<string>`account_hash`,
      ms: sql<number>`(extract(epoch from erased_at) * 1000)::float8`,
    })
    .from(sql`private.erased_accounts`)
  return rows.map(({ account, ms }) => ({ account, erasedAt: new Date(ms).toISOString() }))
}

export async function readLedgerFile(file: string): Promise<Ledger> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  return parseLedger(text)
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function tagOf(secret: string): string {
  return createHash('sha256').update(`prato-certo ${secret}`).digest('hex').slice(0, 12)
}

/** Converts known failures to a message with the remedy. */
export function explainFailure(error: unknown): unknown {
  if (error instanceof ConfigError) return new Stop(error.message)
  if (error instanceof DirectoryInUse) {
    return new Stop(
      `Prato Certo is running on ${error.directory}, and the embedded database belongs to one process.\n` +
        'Stop it, run this command and start it again. With PostgreSQL (DATABASE_URL) backups run online.',
    )
  }
  return error
}
