import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client, Pool } from 'pg'
import { expect, test, vi } from 'vitest'
import { findRoleDefect } from './database-roles.ts'
import { findMigrationOutOfOrder, migrate } from './migrations.ts'
import { openNetworked } from './networked-postgres.ts'

const server = process.env['TEST_DATABASE_URL']

test('migrations are in the order in which they were created', async () => {
  expect(await findMigrationOutOfOrder()).toBeUndefined()
})

test.runIf(server)('five processes that start on an empty PostgreSQL at once all succeed', async () => {
  const url = await createDatabase()
  const connections = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const connection = await openNetworked({ url, connections: 2, onLost: () => {} })
      await migrate(connection.sql)
      return connection
    }),
  )
  const [made] = await connections[0]!.sql
    .select({ count: sql<number>`count(*)::int`, kinds: sql<number>`count(distinct made_at)::int` })
    .from(sql`private.migrations`)
  expect(made!.count).toBe(made!.kinds)
  await Promise.all(connections.map((connection) => connection.close()))
})

test.runIf(server)('a migration blocked by a long query releases its locks and retries', async () => {
  const url = await createDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  const write = async (...statements: string[]) => {
    const entries = statements.map((_, idx) => ({ idx, when: idx + 1, tag: String(idx), breakpoints: true }))
    await mkdir(join(folder, 'meta'), { recursive: true })
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }))
    await Promise.all(statements.map((text, idx) => writeFile(join(folder, `${idx}.sql`), text)))
  }
  const connection = await openNetworked({ url, connections: 2, onLost: () => {} })
  const create = 'create table plates (id int)'
  await write(create)
  await migrate(connection.sql, { folder })
  await write(create, 'alter table plates add column name text')

  const other = new Client({ connectionString: url })
  await other.connect()
  await other.query('begin; select from plates')
  const busy = vi.fn<() => void>()
  const migrating = migrate(connection.sql, { folder, lockMs: 20, pauseMs: 20, onBusy: busy })
  await vi.waitFor(() => expect(busy).toHaveBeenCalled(), { timeout: 30_000 })
  await other.query('commit')
  await migrating
  await other.query('select name from plates')
  await other.end()
  await connection.close()
  await rm(folder, { recursive: true })
})

test.runIf(server)('when a migration and a request deadlock, the request survives', async () => {
  const url = await createDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await mkdir(join(folder, 'meta'))
  const connection = await openNetworked({ url, connections: 2, onLost: () => {} })
  await connection.run('create table plates (id int); create table cups (id int)')
  const entries = [{ idx: 0, when: 1, tag: '0', breakpoints: true }]
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }))
  const [cups, plates] = ['cups', 'plates'].map((name) => `alter table ${name} add column size int;`)
  await writeFile(join(folder, '0.sql'), `${cups}--> statement-breakpoint\n${plates}`)

  const request = new Client({ connectionString: url })
  await request.connect()
  await request.query('begin; insert into plates values (1)')
  const onBusy = vi.fn<() => void>()
  const migrating = migrate(connection.sql, { folder, onBusy })
  const waits = () =>
    request.query("select from pg_locks where relation = 'plates'::regclass and not granted")
  await vi.waitFor(async () => expect((await waits()).rowCount).toBe(1), { timeout: 10_000, interval: 20 })
  await request.query('insert into cups values (1)')
  await request.query('commit')
  await migrating
  expect(onBusy).toHaveBeenCalled()
  await request.end()
  await connection.close()
  await rm(folder, { recursive: true })
})

test.runIf(server)(
  'a login role that bypasses row security is rejected, an ordinary one serves',
  async () => {
    const url = await createDatabase()
    const superuser = await openNetworked({ url, connections: 1, onLost: () => {} })
    expect(await findRoleDefect(superuser.sql)).toContain('SUPERUSER')

    const name = `login_${randomUUID().slice(0, 8)}`
    await run(url, `create role ${name} login password 'x' in role app_owner`)
    const ordinaryUrl = new URL(url)
    ordinaryUrl.username = name
    ordinaryUrl.password = 'x'
    const ordinary = await openNetworked({ url: ordinaryUrl.href, connections: 1, onLost: () => {} })
    expect(await findRoleDefect(ordinary.sql)).toBeUndefined()
    await migrate(ordinary.sql)
    await ordinary.close()
    await superuser.close()
    await run(url, `drop role ${name}`)
  },
)

test.runIf(server)('a login role without CREATEROLE gets the statements to run by hand', async () => {
  const url = new URL(await createDatabase())
  const name = `login_${randomUUID().slice(0, 8)}`
  await run(url.href, `create role ${name} login password 'x'`)
  const administrator = url.href
  url.username = name
  url.password = 'x'
  const opening = openNetworked({ url: url.href, connections: 1, onLost: () => {} })
  await expect(opening).rejects.toThrow('grant app_owner to <usuário de DATABASE_URL>;')
  await run(administrator, `drop role ${name}`)
})

test('an unreachable database is reported with what to check', async () => {
  const opening = openNetworked({
    url: 'postgres://ana:x@127.0.0.1:1/nada',
    connections: 1,
    onLost: () => {},
  })
  await expect(opening).rejects.toThrow('DATABASE_URL (ECONNREFUSED)')
})

async function createDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(server!, `create database ${name}`)
  const url = new URL(server!)
  url.pathname = `/${name}`
  return url.href
}

async function run(url: string, statement: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 })
  await pool.query(statement)
  await pool.end()
}
