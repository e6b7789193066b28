import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openInMemory } from './embedded-postgres.ts'
import { migrate, migrationsFolder } from './migrations.ts'
import { openTestDatabase } from './test-database.ts'
import { describeSchema } from './test-schema.ts'
import { readSnapshot } from './test-snapshot.ts'

const folder = await mkdtemp(join(tmpdir(), 'baseline-'))
await cp(migrationsFolder, folder, { recursive: true })
const journalPath = join(folder, 'meta/_journal.json')
const journal = JSON.parse(await readFile(journalPath, 'utf8')) as { entries: { tag: string }[] }
const [baseline] = journal.entries
// One empty database for the tests that migrate it step by step, because creating one takes longer than they do.
const empty = await openInMemory()
afterAll(() => Promise.all([empty.close(), rm(folder, { recursive: true })]))

/** Applies the migrations of these journal entries to the database `empty`. */
async function migrateTo(entries: readonly object[]): Promise<void> {
  await writeFile(journalPath, JSON.stringify({ ...journal, entries }))
  await migrate(empty.sql, { folder })
}

test('the baseline creates the schema of the 42 migrations that it replaced', async () => {
  await migrateTo([baseline!])
  const schema = await readFile(join(migrationsFolder, `${baseline!.tag}.schema.txt`), 'utf8')
  expect(await describeSchema(empty)).toBe(schema)
})

test('the index of ticked meals may be built by hand before the release', async () => {
  await migrateTo(journal.entries.filter(({ tag }) => tag < '0007'))
  const source = await readFile(join(migrationsFolder, '0007_ticked_meals_are_meals.sql'), 'utf8')
  const byHand = [...source.matchAll(/^-- {3}(.*;)$/gm)].map(([, statement]) => statement!)
  expect(byHand).toHaveLength(2)
  for (const statement of byHand) await empty.run(statement)
  await migrate(empty.sql)
  const fresh = await openInMemory(await readSnapshot())
  expect(await describeSchema(empty)).toBe(await describeSchema(fresh))
  await fresh.close()
})

test('a database older than the baseline is refused with instructions', async () => {
  const connection = await openTestDatabase()
  // Every migration of such a database is older than the baseline.
  await connection.run(`update private.migrations set made_at = -made_at`)
  await expect(migrate(connection.sql)).rejects.toThrow('anterior à versão 0.1.0')
  await connection.close()
})
