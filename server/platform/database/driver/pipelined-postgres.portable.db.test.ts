import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openNetworked } from '../networked-postgres.ts'
import { createStatementNames, pipelined, prepareSession } from './pipelined-postgres.ts'

const server = process.env['TEST_DATABASE_URL']

async function openTable() {
  const connection = await openNetworked({ url: server!, connections: 1, onLost: () => {} })
  const database = connection.sql
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const table = sql.raw(name)
  await database.execute(sql`create table ${table} (n integer primary key)`)
  onTestFinished(async () => {
    await database.execute(sql`drop table ${table}`)
    await connection.close()
  })
  const list = async () => {
    const { rows } = await connection.run(`select n from ${name} where n > $1 order by n`, [0])
    return rows.map((row) => (row as { n: unknown }).n)
  }
  const add = (n: number) => sql`insert into ${table} values (${n})`
  return { database, table, list, add }
}

describe.runIf(server)('PostgreSQL', () => {
  test('concurrent queries of a transaction are all rolled back when one fails', async () => {
    const { database, list, add } = await openTable()
    const both = database.transaction((tx) =>
      Promise.all([tx.execute(add(1)), tx.execute(add(1)), tx.execute(add(2))]),
    )
    await expect(both).rejects.toThrow('insert')
    expect(await list()).toEqual([])
    await database.transaction((tx) => Promise.all([tx.execute(add(1)), tx.execute(add(2))]))
    expect(await list()).toEqual([1, 2])
  })

  test('a statement skipped behind a failed query runs afterwards on the same connection', async () => {
    const { database, table, list, add } = await openTable()
    await database.execute(add(1))
    const remove = (n: number) => sql`delete from ${table} where n = ${n} returning n`
    const settled = await database
      .transaction((tx) =>
        Promise.allSettled([tx.execute(add(2)), tx.execute(add(1)), tx.execute(remove(1))]),
      )
      .catch((error: unknown) => error)
    expect(String(settled)).toContain('rolled back')
    expect(await list()).toEqual([1])
    await database.execute(remove(1))
    expect(await list()).toEqual([])
  })

  test('a transaction that ends without awaiting a failed query is rolled back', async () => {
    const { database, list, add } = await openTable()
    await database.execute(add(1))
    const unawaited = database.transaction(async (tx) => {
      tx.execute(add(2)).catch(() => {})
      tx.execute(add(1)).catch(() => {})
    })
    await expect(unawaited).rejects.toThrow('rolled back')
    await database.execute(add(3))
    expect(await list()).toEqual([1, 3])
  })

  test('a transaction that fails before its first query leaves none open', async () => {
    const { database, list, add } = await openTable()
    await expect(database.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await database.transaction(async () => {})
    await database.execute(add(1))
    expect(await list()).toEqual([1])
  })

  test('a statement prepared for a column of another type fails once', async () => {
    const { database, table, list, add } = await openTable()
    await database.execute(add(1))
    expect(await list()).toEqual([1])
    await database.execute(sql`alter table ${table} alter column n type text`)
    await database.execute(sql`alter table ${table} alter column n type bigint using n::bigint`)
    await expect(list()).rejects.toThrow('cached plan')
    expect(await list()).toEqual(['1'])
  })

  test('statements are prepared on a direct session, but not behind a pool', async () => {
    const ask = async (isPool: boolean) => {
      const pool = new Pool({ connectionString: server, max: 1, pipeline: true })
      onTestFinished(() => pool.end())
      const client = await pool.connect()
      // A pooler reports a process id that it invented.
      if (isPool) Reflect.set(client, 'processID', -1)
      await prepareSession(client, 'select 1')
      const lent = pipelined(client, createStatementNames())
      await lent.query('select $1::integer as n', [1])
      const { rows } = await lent.query('select name from pg_prepared_statements')
      client.release()
      return rows
    }
    expect([await ask(false), await ask(true)]).toEqual([[{ name: 's1' }], []])
  })
})
