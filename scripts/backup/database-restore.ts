import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { Config } from '../../server/platform/process/config.ts'
import type { Connection, Sql } from '../../server/platform/database/database.ts'
import { lockDirectory } from '../../server/platform/database/directory-lock.ts'
import { openEmbedded } from '../../server/platform/database/embedded-postgres.ts'
import { lastKnownMigration } from '../../server/platform/database/migrations.ts'
import { openNetworked } from '../../server/platform/database/networked-postgres.ts'
import { Stop } from '../toolbox.mjs'
import type { Archive } from './archive.ts'
import { readLedger } from './database-facts.ts'
import type { Instance } from './instance.ts'
import { inArchive, type Ledger } from './manifest.ts'
import { findClient, runClient } from './postgres-client.ts'

export function openDatabase(config: Config): Promise<Connection> {
  return config.databaseUrl
    ? openNetworked({ url: config.databaseUrl, connections: 2, onLost: () => undefined })
    : openEmbedded(config.dataDir)
}

/**
 * Restores the database and returns the erased accounts listed in the replaced one. Throws if the backup is of another
 * database engine or a newer release.
 */
export async function restoreDatabase(
  { config }: Instance,
  archive: Archive,
  overwrites: boolean,
): Promise<Ledger> {
  const { engine, migration } = archive.manifest
  const wanted = config.databaseUrl ? 'postgres' : 'pglite'
  if (engine !== wanted) {
    throw new Stop(
      engine === 'postgres'
        ? 'The backup is of a PostgreSQL: set DATABASE_URL.'
        : 'The backup is of an embedded database: unset DATABASE_URL.',
    )
  }
  if (migration > lastKnownMigration()) {
    throw new Stop('The backup was made by a newer release of Prato Certo. Update the program first.')
  }
  return config.databaseUrl
    ? restoreNetworked(config.databaseUrl, archive, overwrites)
    : restoreEmbedded(config.dataDir, archive, overwrites)
}

async function restoreEmbedded(dataDir: string, archive: Archive, overwrites: boolean): Promise<Ledger> {
  const place = join(dataDir, 'database')
  const isTaken = existsSync(place)
  if (isTaken && !overwrites) throw new Stop(`${dataDir} already has a database. To replace it: --overwrite.`)
  const present = isTaken ? await ledgerOf(() => openEmbedded(dataDir)) : []
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockDirectory(dataDir)
  const [coming, going] = [`${place}.coming`, `${place}.going`]
  try {
    await rm(coming, { recursive: true, force: true })
    const dump = await openAsBlob(archive.fileOf(inArchive.embedded))
    const lite = new PGlite({ dataDir: coming, loadDataDir: dump })
    await lite.waitReady
    await lite.close()
    // Keeps the old database until the new one is complete.
    if (isTaken) await rename(place, going)
    await rename(coming, place)
    await rm(going, { recursive: true, force: true })
  } finally {
    await lock.release()
  }
  return present
}

async function restoreNetworked(url: string, archive: Archive, overwrites: boolean): Promise<Ledger> {
  const open = () => openNetworked({ url, connections: 1, onLost: () => undefined })
  const present = await ledgerOf(open)
  const connection = await open()
  let major: number
  try {
    const [facts] = await connection.sql
      .select({
        version: sql<number>`current_setting('server_version_num')::int`,
        tables: sql<number>`(select count(*)::int from pg_tables where schemaname in ('public', 'private'))`,
      })
      .from(sql`(select) as one`)
    major = Math.floor((facts?.version ?? 0) / 10_000)
    if (facts && facts.tables > 0 && !overwrites)
      throw new Stop(`The database already has ${facts.tables} tables. To replace them: --overwrite.`)
    await connection.sql.execute(sql.raw(clearing))
  } finally {
    await connection.close()
  }
  const client = await findClient('pg_restore', major)
  const [structure, people] = [archive.fileOf(inArchive.structure), archive.fileOf(inArchive.rows)]
  const common = ['--role=app_owner', '--no-owner', '--exit-on-error', '--no-password']
  const into = `--dbname=${decodeURIComponent(new URL(url).pathname.slice(1))}`
  // Policies and foreign keys are restored last: without them the owner may write personal rows, in any order.
  await runClient(client, url, [...common, into, '--section=pre-data', structure])
  await runClient(client, url, [...common, into, '--section=data', structure])
  await runClient(client, url, [...common, into, '--section=data', people])
  await runClient(client, url, [...common, into, '--section=post-data', structure])
  return present
}

/** SQL that drops everything the instance created in the database and nothing else. */
const clearing = `do $$
  declare relation record; routine record;
  begin
    drop schema if exists jobs cascade;
    drop schema if exists private cascade;
    for relation in select tablename as name from pg_tables
      where schemaname = 'public' and tableowner = 'app_owner' loop
      execute format('drop table public.%I cascade', relation.name);
    end loop;
    for routine in select oid::regprocedure as name from pg_proc
      where pronamespace = 'public'::regnamespace and proowner = 'app_owner'::regrole loop
      execute format('drop function %s cascade', routine.name);
    end loop;
  end $$`

async function ledgerOf(open: () => Promise<Connection>): Promise<Ledger> {
  const connection = await open()
  try {
    return await readLedger(connection.sql)
  } finally {
    await connection.close()
  }
}

export async function addToLedger(database: Sql, ledger: Ledger): Promise<void> {
  for (const { account, erasedAt } of ledger) {
    await database.execute(
      sql`insert into private.erased_accounts (account_hash, erased_at) values (${account}, ${erasedAt}::timestamptz)
        on conflict do nothing`,
    )
  }
}
