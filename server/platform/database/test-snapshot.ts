import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { unpackTar } from 'modern-tar/fs'
import { openInMemory } from './embedded-postgres.ts'
import { migrate, migrationsFolder } from './migrations.ts'

const cacheDirectory = fileURLToPath(new URL('../../.cache/test-database', import.meta.url))

/** Returns a migrated database as a file, from a cache on disk, because creating a database takes seconds. */
export async function readSnapshot(): Promise<Blob> {
  const path = join(cacheDirectory, `${await hashMigrations()}.tar`)
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return new Blob([kept])
  const connection = await openInMemory()
  await migrate(connection.sql)
  const dump = Buffer.from(await (await connection.dump()).arrayBuffer())
  await connection.close()
  await mkdir(cacheDirectory, { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, dump)
  await rename(unfinished, path)
  return new Blob([dump])
}

/** Returns a hash of all files that determine a migrated database. */
export async function hashMigrations(): Promise<string> {
  const hash = createHash('sha256')
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
  const sources = [
    ...names.map((name) => join(migrationsFolder, name)),
    ...['database-roles.ts', 'migrations.ts'].map((name) => fileURLToPath(new URL(name, import.meta.url))),
  ]
  for (const source of sources) hash.update(await readFile(source))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Creates an instance's directory with a database from a snapshot, because creating one takes longer than the test.
 */
export async function furnish(dataDir: string): Promise<void> {
  await mkdir(dataDir, { mode: 0o700 })
  const snapshot = await readSnapshot()
  await pipeline(snapshot.stream(), unpackTar(join(dataDir, 'database')))
}
