import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { failureOfUnexpected } from '../http/problem.ts'
import { openEmbedded, openInMemory } from './embedded-postgres.ts'
import { furnish, readSnapshot } from './test-snapshot.ts'

test('a long run of queries leaves room for timers and other requests', async () => {
  const { sql: database, close } = await openInMemory(await readSnapshot())
  const turnsDuring = async (work: () => Promise<unknown>) => {
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    await work()
    clearInterval(timer)
    return turns
  }
  const alone = await turnsDuring(async () => {
    for (let i = 0; i < 500; i++) await database.execute(sql`select ${i}::int`)
  })
  const together = await turnsDuring(() =>
    database.transaction(async (tx) => {
      for (let i = 0; i < 500; i++) await tx.execute(sql`select ${i}::int`)
    }),
  )
  expect(alone).toBeGreaterThan(2)
  expect(together).toBeGreaterThan(2)
  await close()
})

const patience = { timeout: 50_000, interval: 50 }
// Creating a database is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

test('a nearly full disk is readable but not writable until there is room', async () => {
  const home = await mkdtemp(join(tmpdir(), 'prato-certo-full-'))
  onTestFinished(() => rm(home, { recursive: true, force: true, maxRetries: 5 }))
  const dataDir = join(home, 'data')
  await furnish(dataDir)
  let free = 1_000_000_000
  const told: boolean[] = []
  const { sql: database, close } = await openEmbedded(dataDir, {
    freeBytes: async () => free,
    onSpace: (isWriting) => told.push(isWriting),
  })
  await database.execute(sql`create table plates (name text)`)
  const add = () =>
    database.execute(sql`insert into plates values ('feijoada')`).then(
      () => 'ok',
      (error: unknown) => failureOfUnexpected(error).code,
    )
  const count = () => database.$count(sql`plates`)
  expect(await add()).toBe('ok')
  free = 10_000_000
  await vi.waitFor(() => expect(told).toEqual([false]), patience)
  expect([await add(), await count()]).toEqual(['out_of_space', 1])
  const inTransaction = database.transaction((tx) => tx.execute(sql`delete from plates`))
  await expect(inTransaction).rejects.toMatchObject({ cause: { code: '53100' } })
  free = 1_000_000_000
  await vi.waitFor(() => expect(told).toEqual([false, true]), patience)
  expect([await add(), await count()]).toEqual(['ok', 2])

  const pieces = async () => (await readdir(join(dataDir, 'database', 'pg_wal'))).length
  for (let piece = 0; piece < 8; piece++) {
    await database.execute(sql`select pg_logical_emit_message(false, 'x', repeat('y', 16000000))`)
  }
  await vi.waitFor(async () => expect(await pieces()).toBeLessThan(8), patience)
  expect([await add(), await count()]).toEqual(['ok', 3])
  await close()
})
