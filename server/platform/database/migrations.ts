import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { startLock } from './database-roles.ts'
import type { Sql, Transaction } from './database.ts'
import { patiently } from './query-limit.ts'

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

export interface MigrationOptions {
  readonly folder?: string
  /** Milliseconds for which a statement waits for a lock on a table, while all other queries on it queue behind. */
  readonly lockMs?: number
  /** Milliseconds before the next try. */
  readonly pauseMs?: number
  /** Called after each try that failed to get a lock. */
  readonly onBusy?: () => void
}

const tries = 120
/** PostgreSQL codes of a lock timeout and a deadlock. */
const busy = new Set(['55P03', '40P01'])

/**
 * Applies all missing migrations, also those older than the last applied one, in one transaction under an advisory
 * lock, so that only one of several starting processes migrates. A statement waits at most `lockMs` for a table's lock,
 * because later queries queue behind it; then everything is retried. `lockMs` must be less than the second after which
 * PostgreSQL would end a deadlock.
 */
export async function migrate(database: Sql, options: MigrationOptions = {}): Promise<void> {
  const { folder = migrationsFolder, lockMs = 500, pauseMs = 500, onBusy } = options
  for (let tried = 1; ; tried += 1) {
    try {
      await patiently(() => migrateOnce(database, folder, lockMs))
      return
    } catch (error) {
      if (!busy.has(sqlState(error) ?? '') || tried >= tries) throw error
      onBusy?.()
      await setTimeout(pauseMs)
    }
  }
}

async function migrateOnce(database: Sql, folder: string, lockMs: number): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${startLock.migrations}::bigint)`)
    // The limit is set after the advisory lock is held, because the wait for another migrating process may be long.
    await tx.execute(sql.raw(`set local lock_timeout = ${lockMs}`))
    await tx.execute(sql`create schema if not exists private`)
    await tx.execute(
      sql`create table if not exists private.migrations (made_at bigint primary key, hash text not null)`,
    )
    const done = await tx.select({ madeAt: sql`made_at`.mapWith(Number) }).from(sql`private.migrations`)
    const known = new Set(done.map((row) => row.madeAt))
    const [baseline] = migrations
    if (baseline && known.size > 0 && !known.has(baseline.folderMillis)) {
      throw new Error(
        'O banco de dados é anterior à versão 0.1.0 e não pode ser atualizado: comece com um banco (ou DATA_DIR) vazio.',
      )
    }
    const missing = migrations.filter((migration) => !known.has(migration.folderMillis))
    for (const migration of missing) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into private.migrations (made_at, hash) values (${migration.folderMillis}, ${migration.hash})`,
      )
    }
    if (missing.length > 0) await applyRowSecurity(tx)
  })
}

/** Returns PostgreSQL's error code from the error in which Drizzle wraps it; `undefined` without one. */
function sqlState(error: unknown): string | undefined {
  return error instanceof Error ? ((error.cause ?? error) as { code?: string }).code : undefined
}

/**
 * Forces row security on every table of `public` and grants each role exactly the commands its policies name. Drizzle
 * generates the policies, but neither FORCE nor GRANT.
 */
async function applyRowSecurity(tx: Transaction): Promise<void> {
  await tx.execute(
    sql.raw(`do $$
    declare
      relation record;
      policy record;
    begin
      grant usage on schema public to app_user, app_system;
      for relation in
        select relname as name, relrowsecurity and relforcerowsecurity as is_forced
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      loop
        -- Only where needed, because ALTER TABLE waits for a lock that blocks all other use of the table.
        if not relation.is_forced then
          execute format('alter table public.%I enable row level security', relation.name);
          execute format('alter table public.%I force row level security', relation.name);
        end if;
        execute format('revoke all on public.%I from public, app_user, app_system', relation.name);
        for policy in
          select unnest(roles) as role, cmd from pg_policies
          where schemaname = 'public' and tablename = relation.name
        loop
          execute format('grant %s on public.%I to %I',
            case policy.cmd when 'ALL' then 'select, insert, update, delete' else policy.cmd end,
            relation.name, policy.role);
        end loop;
      end loop;
    end $$`),
  )
}

/**
 * Returns the timestamp of the newest migration of this release. A database with a newer one belongs to a later
 * release.
 */
export function lastKnownMigration(folder = migrationsFolder): number {
  return Math.max(...readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis))
}

/**
 * Returns the first migration whose timestamp in the journal is not later than that of the migration before it;
 * `undefined` if all timestamps rise. drizzle-kit needs rising timestamps, which migrations merged from several
 * branches can violate.
 */
export async function findMigrationOutOfOrder(folder = migrationsFolder): Promise<string | undefined> {
  const journal = JSON.parse(await readFile(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number; tag: string }[]
  }
  return journal.entries.find((entry, i) => i > 0 && entry.when <= journal.entries[i - 1]!.when)?.tag
}
