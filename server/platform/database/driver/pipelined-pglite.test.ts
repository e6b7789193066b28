import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test } from 'vitest'
import { PipelinedPGlite } from './pipelined-pglite.ts'
import { readSnapshot } from '../test-snapshot.ts'

// Loading the snapshot takes a quarter of the time of creating an empty database.
const lite = new PGlite({ loadDataDir: await readSnapshot() })
const pipelined = new PipelinedPGlite(lite)
afterAll(() => lite.close())
await lite.exec(`
  create table jars (id int primary key, label text not null);
  create table lids (jar int references jars (id) deferrable initially deferred);
`)

const one = async (text: string, values: readonly unknown[] = []) =>
  Object.values((await pipelined.query<object>(text, values)).rows[0] ?? {})[0]
const countOf = (table: string) => one(`select count(*)::int from ${table}`)

test('an error inside a transaction rolls it back, and the next query works', async () => {
  const failing = pipelined.transaction(async (tx) => {
    await tx.query('insert into jars values ($1, $2)', [1, 'mel'])
    await tx.query('insert into jars values ($1, $2)', [1, 'geleia'])
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await countOf('jars')).toBe(0)
})

test('a failed first query, sent with BEGIN, leaves no transaction open', async () => {
  await expect(pipelined.transaction((tx) => tx.query('select no_such_column'))).rejects.toMatchObject({
    code: '42703',
  })
  expect(await one('select pg_current_xact_id_if_assigned() is null')).toBe(true)
  expect((await pipelined.query('savepoint s').catch((error: unknown) => error)) as object).toMatchObject({
    code: '25P01',
  })
})

test('a constraint violated at COMMIT is thrown and rolled back', async () => {
  const orphan = pipelined.transaction((tx) => tx.query('insert into lids values ($1)', [99]))
  await expect(orphan).rejects.toMatchObject({ code: '23503' })
  expect(await countOf('lids')).toBe(0)
})

test('a transaction that ignored a failed query is reported as rolled back', async () => {
  const swallowing = pipelined.transaction(async (tx) => {
    await tx.query('insert into jars values ($1, $2)', [2, 'mel'])
    await tx.query('select 1 / $1::int', [0]).catch(() => undefined)
  })
  await expect(swallowing).rejects.toThrow('rolled back')
  expect(await countOf('jars')).toBe(0)
})

test('a failing statement leaves no prepared statement behind', async () => {
  const prepared = () => one('select count(*)::int from pg_prepared_statements')
  await prepared()
  const before = await prepared()
  for (let i = 0; i < 5; i += 1) {
    await expect(pipelined.query('select 2 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
    await expect(pipelined.transaction((tx) => tx.query('select 3 / $1::int', [0]))).rejects.toMatchObject({
      code: '22012',
    })
  }
  expect(await prepared()).toBe(before)
  expect(await one('select 2 / $1::int', [1])).toBe(2)
})

test('a statement is prepared again after a migration changed its columns', async () => {
  await pipelined.query('insert into jars values (7, $1)', ['doce'])
  const read = () => pipelined.query('select * from jars where id = $1', [7])
  expect((await read()).rows).toEqual([{ id: 7, label: 'doce' }])
  await pipelined.query('alter table jars add column grams int')
  await expect(read()).rejects.toMatchObject({ code: '0A000' })
  expect((await read()).rows).toEqual([{ id: 7, label: 'doce', grams: null }])
  await pipelined.query('delete from jars')
})

test('a notice is not a row', async () => {
  const { rows } = await pipelined.query(`do $$ begin raise notice 'olá'; end $$`)
  expect(rows).toEqual([])
})

test('concurrent queries and transactions each get their own result', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      i % 2
        ? one('select $1::int', [i])
        : pipelined.transaction(async (tx) => {
            await tx.query('select $1::text', [`${i}`])
            return (await tx.query<{ n: number }>('select $1::int as n', [i])).rows[0]!.n
          }),
    ),
  )
  expect(answers).toEqual(Array.from({ length: 40 }, (_, i) => i))
})

test('a query after the end of its transaction is refused', async () => {
  let kept: Pick<PipelinedPGlite, 'query'> | undefined
  await pipelined.transaction(async (tx) => {
    kept = tx
    await tx.query('select 1')
  })
  expect(() => kept!.query('select 1')).toThrow('over')
})
