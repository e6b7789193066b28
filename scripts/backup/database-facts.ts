import { sql } from 'drizzle-orm'
import type { Sql, Transaction } from '../../server/platform/database/database.ts'
import type { Ledger, Manifest } from './manifest.ts'

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
