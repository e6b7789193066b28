import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openInMemory } from './embedded-postgres.ts'
import { migrate, migrationsFolder } from './migrations.ts'
import { openTestDatabase } from './test-database.ts'
import { describeSchema } from './test-schema.ts'

test('the baseline creates the schema of the 42 migrations that it replaced', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'baseline-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const journalPath = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalPath, 'utf8')) as { entries: { tag: string }[] }
  const [baseline] = journal.entries
  await writeFile(journalPath, JSON.stringify({ ...journal, entries: [baseline] }))

  const connection = await openInMemory()
  await migrate(connection.sql, { folder })
  const schema = await describeSchema(connection)
  expect(schema).toBe(await readFile(join(migrationsFolder, `${baseline!.tag}.schema.txt`), 'utf8'))
  await connection.close()
  await rm(folder, { recursive: true })
})

test('a database older than the baseline is refused with instructions', async () => {
  const connection = await openTestDatabase()
  // Every migration of such a database is older than the baseline.
  await connection.run(`update private.migrations set made_at = -made_at`)
  await expect(migrate(connection.sql)).rejects.toThrow('anterior à versão 0.1.0')
  await connection.close()
})
