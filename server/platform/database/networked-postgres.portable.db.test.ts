import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { scopeDatabase, type Sql } from './database.ts'
import { openNetworked } from './networked-postgres.ts'
import { failureOfUnexpected } from '../http/problem.ts'
import { patiently } from './query-limit.ts'
import { openDatabaseLine } from './test-database-line.ts'

const server = process.env['TEST_DATABASE_URL']

const connections = 2
const limits = { connectMs: 300, queryMs: 300 }

async function openOverLine() {
  const line = await openDatabaseLine(server!)
  const lost: string[] = []
  const connection = await openNetworked({
    url: line.url,
    connections,
    limits,
    onLost: ({ message }) => lost.push(message),
  })
  onTestFinished(() => {
    line.thaw()
    line.restore()
    return connection.close()
  })
  return { line, connection, database: scopeDatabase(connection), lost }
}

/** Returns a function that reads a connection's state as PostgreSQL sees it; `undefined` once it is closed. */
async function openWatcher() {
  const watcher = new Client({ connectionString: server! })
  await watcher.connect()
  onTestFinished(() => watcher.end())
  return async (pid: number) => {
    const told = await watcher.query<{ state: string }>('select state from pg_stat_activity where pid = $1', [
      pid,
    ])
    return told.rows[0]?.state
  }
}

const pidOf = (told: unknown) => (told as { rows: [{ pid: number }] }).rows[0].pid

/** Returns the error code that a person would see if the work failed; `ok` otherwise. */
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: unknown) => failureOfUnexpected(error).code,
  )

const messageOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    ({ cause }: { cause: Error }) => cause.message,
  )

describe.runIf(server)('PostgreSQL', () => {
  test('a connection lost inside a transaction fails only that transaction', async () => {
    const { line, connection, database } = await openOverLine()
    for (let time = 0; time <= 2 * connections; time++) {
      const broken = database.asSystem(async (tx) => {
        await tx.execute(sql`select 1`)
        line.cut()
        await tx.execute(sql`select 2`)
      })
      expect(await codeOf(broken)).toBe('database_unavailable')
      expect(await codeOf(connection.run('select 1'))).toBe('database_unavailable')
      line.restore()
      expect(await codeOf(database.ping())).toBe('ok')
    }
  })

  test('a connection lost while its transaction is idle does not end the process', async () => {
    const { line, database } = await openOverLine()
    const stateOf = await openWatcher()
    const broken = database.asSystem(async (tx) => {
      const pid = pidOf(await tx.execute(sql`select pg_backend_pid() as pid`))
      line.cut()
      await expect.poll(() => stateOf(pid)).toBeUndefined()
      await tx.execute(sql`select 1`)
    })
    expect(await codeOf(broken)).toBe('database_unavailable')
    line.restore()
    expect(await codeOf(database.ping())).toBe('ok')
  })

  test('a query on a hanging database times out, and works again once it is back', async () => {
    const { line, connection, database } = await openOverLine()
    await database.ping()
    void line.freeze()
    const asked = [
      database.ping(),
      database.asSystem((tx) => tx.execute(sql`select 1`)),
      connection.run('select 1'),
      ...Array.from({ length: 3 * connections }, () => database.unscoped.execute(sql`select 1`)),
    ]
    const told = await Promise.all(asked.map(codeOf))
    expect(new Set(told)).toEqual(new Set(['database_unavailable']))
    line.thaw()
    expect(await codeOf(database.ping())).toBe('ok')
    expect(await codeOf(database.asSystem((tx) => tx.execute(sql`select 1`)))).toBe('ok')
  })

  test('a read transaction ends without being awaited, with or without a next query', async () => {
    const reader = await openNetworked({ url: server!, connections: 1, onLost: () => {} })
    onTestFinished(() => reader.close())
    const watch = await openWatcher()
    const pid = pidOf(await reader.run('select pg_backend_pid() as pid'))
    const stateOf = () => watch(pid)
    const ask = (tx: Pick<Sql, 'execute'>) => tx.execute(sql`select 1`)
    await reader.read(ask)
    await expect.poll(stateOf).toBe('idle')
    await Promise.all([reader.read(ask), reader.sql.transaction(ask), reader.read(ask), ask(reader.sql)])
    await expect.poll(stateOf).toBe('idle')
    const failing = reader.read((tx) => tx.execute(sql`select 1 / 0`))
    await expect(failing).rejects.toThrow('select 1 / 0')
    await reader.read(ask)
    await expect.poll(stateOf).toBe('idle')
  })

  test('a query after a failed transaction is refused, not run outside it', async () => {
    const { line, database } = await openOverLine()
    const late = Promise.withResolvers<string>()
    const askLate = async (tx: Pick<Sql, 'execute'>) => {
      // The ROLLBACK is sent, but has not reached PostgreSQL.
      await line.freeze()
      late.resolve(await messageOf(tx.execute(sql`select 1`)))
      line.thaw()
    }
    const failing = database.asSystem(async (tx) => {
      try {
        await tx.execute(sql`select 1 / 0`)
      } finally {
        void askLate(tx)
      }
    })
    await expect(failing).rejects.toThrow('select 1 / 0')
    expect(await late.promise).toContain('asked after its transaction')
    expect(await codeOf(database.ping())).toBe('ok')
  })

  test('background work may run longer queries', async () => {
    const { database } = await openOverLine()
    const slow = () => database.unscoped.execute(sql`select pg_sleep(0.6)`)
    expect(await codeOf(slow())).toBe('database_unavailable')
    expect(await codeOf(patiently(slow))).toBe('ok')
  })
})
