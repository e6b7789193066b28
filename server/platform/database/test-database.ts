import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Connection } from './database.ts'
import { openInMemory } from './embedded-postgres.ts'
import { migrate } from './migrations.ts'
import { openNetworked } from './networked-postgres.ts'
import { ownerRole } from './row-security.ts'
import { hashMigrations, readSnapshot } from './test-snapshot.ts'

/**
 * Opens an empty, migrated database for one test file, on the server of TEST_DATABASE_URL or else embedded. The file
 * must call `close`, which discards the data.
 */
export async function openTestDatabase(): Promise<Connection> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? openOnServer(server) : openHere()
}

/**
 * Databases of earlier test files in this process, emptied for reuse, because opening one takes longer than most files
 * run.
 */
const resting: Kept[] = []

interface Kept {
  readonly connection: Connection
  /** Description of the database (`shapeOf`) before any test ran. */
  readonly shape: string
}

async function openHere(): Promise<Connection> {
  const kept = resting.pop() ?? (await openAnother())
  let isOpen = true
  const { connection } = kept
  const assertOpen = () => {
    if (!isOpen) throw new Error('The database was closed with its test file.')
  }
  return {
    ...connection,
    // Throws after `close`, so that unfinished work of a test file cannot write into the next file's database.
    sql: new Proxy(connection.sql, {
      get: (target, name, receiver) => {
        assertOpen()
        return Reflect.get(target, name, receiver)
      },
    }),
    run: async (text, values) => {
      assertOpen()
      return connection.run(text, values)
    },
    close: async () => {
      isOpen = false
      if (await tidy(kept)) resting.push(kept)
      else await connection.close()
    },
  }
}

async function openAnother(): Promise<Kept> {
  const connection = await openInMemory(await readSnapshot())
  return { connection, shape: await shapeOf(connection) }
}

/** Empties every table. Returns false if the database then differs from its first shape, or cannot be emptied. */
async function tidy({ connection, shape }: Kept): Promise<boolean> {
  try {
    await connection.run(`reset role; ${emptyTables}; set role ${ownerRole}`)
    return (await shapeOf(connection)) === shape
  } catch {
    return false
  }
}

const emptyTables = `do $$
  declare
    one regclass;
    is_filled boolean;
    filled text[] := '{}';
  begin
    for one in
      select oid from pg_class where relkind = 'r' and oid <> 'private.migrations'::regclass
        and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    loop
      execute format('select exists (select from %s)', one) into is_filled;
      if is_filled then filled := filled || one::text; end if;
    end loop;
    if filled <> '{}' then
      execute format('truncate %s restart identity cascade', array_to_string(filled, ', '));
    end if;
  end $$`

/**
 * Returns a description of everything but rows: tables, policies, roles, migrations, and the session's settings and
 * locks.
 */
async function shapeOf({ sql: database }: Connection): Promise<string> {
  const { rows } = (await database.execute(sql`
    select array[
      (select string_agg(concat_ws(' ', oid, relname, relnatts, relrowsecurity, relforcerowsecurity, relacl::text,
        relowner, relhastriggers), ',' order by oid) from pg_class where relnamespace <> 'pg_toast'::regnamespace),
      (select string_agg(concat_ws(' ', oid, polname, polroles::text, polcmd), ',' order by oid) from pg_policy),
      (select string_agg(concat_ws(' ', oid, nspname, nspacl::text), ',' order by oid) from pg_namespace),
      (select string_agg(concat_ws(' ', oid, rolname, rolsuper, rolbypassrls, rolinherit), ',' order by oid)
        from pg_roles),
      (select concat_ws(' ', count(*), max(oid)) from pg_constraint),
      (select concat_ws(' ', count(*), max(oid)) from pg_trigger),
      (select concat_ws(' ', count(*), max(oid)) from pg_proc),
      (select concat_ws(' ', count(*), max(made_at)) from private.migrations),
      (select string_agg(name || ' ' || setting, ',' order by name) from pg_settings where source = 'session'),
      (select count(*)::text from pg_locks where locktype = 'advisory'),
      current_user::text
    ]::text as shape`)) as { rows: { shape: string }[] }
  return rows[0]?.shape ?? ''
}

async function openOnServer(server: string): Promise<Connection> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdministrator(server, async (run) => {
    await run(`create database ${name} template ${await ensureTemplate(server, run)}`)
  })
  const connection = await openNamed(server, name)
  return {
    ...connection,
    close: async () => {
      await connection.close()
      // `force` closes only connections that PostgreSQL's own wait left open: forcing a connection that is about to
      // close raises an error in a client without a listener.
      await asAdministrator(server, (run) =>
        run(`drop database ${name}`).catch(() => run(`drop database ${name} with (force)`)),
      )
    },
  }
}

const templateLock = 7_215_003

/**
 * Returns the name of a migrated template database to copy, which is created if missing and kept for the next run,
 * because migrating takes longer than many tests.
 */
async function ensureTemplate(server: string, run: Administrator): Promise<string> {
  const name = `test_template_${await hashMigrations()}`
  // One of several concurrent test processes creates the template; the others wait here.
  await run(`select pg_advisory_lock(${templateLock})`)
  const { rows } = await run(`select from pg_database where datname = '${name}'`)
  if (rows.length > 0) return name
  const unfinished = `${name}_unfinished`
  await run(`drop database if exists ${unfinished} with (force)`)
  await run(`create database ${unfinished}`)
  const connection = await openNamed(server, unfinished)
  await migrate(connection.sql)
  await connection.close()
  await run(`alter database ${unfinished} rename to ${name}`)
  return name
}

/** Timeouts in milliseconds, longer than in production, for busy machines. No test of a feature depends on them. */
const patience = { connectMs: 45_000, queryMs: 45_000 }

function openNamed(server: string, name: string): Promise<Connection> {
  const url = new URL(server)
  url.pathname = `/${name}`
  return openNetworked({ url: url.href, connections: 5, limits: patience, onLost: () => {} })
}

type Administrator = (statement: string) => Promise<{ rows: unknown[] }>

/** Runs administrative statements on one connection, which holds their advisory locks until the end. */
async function asAdministrator(
  server: string,
  work: (run: Administrator) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await work((statement) => client.query(statement))
  } finally {
    await client.end()
  }
}
