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
  /** How long a statement waits for a lock on a table, while all other queries queue behind it. */
  readonly lockMs?: number
  /** Delay before the next try. */
  readonly pauseMs?: number
  /** Called after each try that failed on a lock. */
  readonly onBusy?: () => void
}

const tries = 120
/** Lock timeout, or deadlock. */
const busy = new Set(['55P03', '40P01'])

/**
 * Migrates the database to the current schema, in one transaction under a lock: of several starting processes one
 * migrates, and the others wait and find nothing to do. Drizzle's own migrator has no lock and skips a migration that
 * was made earlier than the last one applied but merged after it; this one applies whatever is missing.
 * | A statement that waits for a long query makes every later query on the table wait as well, in the release that
 * still serves. So it waits for half a second only, rolls back, and retries. That is less than the second after which
 * PostgreSQL detects a deadlock and ends one of the two, which may be a person's request.
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
    // The wait for another migrating process needs no such limit.
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

/** Returns PostgreSQL's error code, inside the error in which Drizzle wraps it. */
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
        -- It would keep everybody from a table for nothing.
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

/** Timestamp of the last migration in this release; a database beyond it belongs to a newer one. */
export function lastKnownMigration(folder = migrationsFolder): number {
  return Math.max(...readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis))
}

/**
 * Returns the first migration whose journal timestamp does not rise, as drizzle-kit expects of migrations merged from
 * several branches.
 */
export async function findMigrationOutOfOrder(folder = migrationsFolder): Promise<string | undefined> {
  const journal = JSON.parse(await readFile(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number; tag: string }[]
  }
  return journal.entries.find((entry, i) => i > 0 && entry.when <= journal.entries[i - 1]!.when)?.tag
}
