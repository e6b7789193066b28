import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import type { Config } from '../../server/platform/process/config.ts'
import { openEmbedded } from '../../server/platform/database/embedded-postgres.ts'
import { openNetworked } from '../../server/platform/database/networked-postgres.ts'
import { Stop } from '../toolbox.mjs'
import { countRows, lastMigration, readLedger } from './database-facts.ts'
import { inArchive, type Ledger, type Manifest } from './manifest.ts'
import { findClient, runClient } from './postgres-client.ts'

export interface DatabaseCopy extends Pick<Manifest, 'engine' | 'migration' | 'rows'> {
  readonly files: readonly { readonly path: string; readonly file: string; readonly sha256: string }[]
  readonly erased: Ledger
}

/** Copies the directory of a stopped embedded database; it is locked while a server has it open. */
export async function copyEmbedded(dataDir: string, workDir: string): Promise<DatabaseCopy> {
  if (!existsSync(join(dataDir, 'database'))) throw new Stop(`No database in ${dataDir}.`)
  const embedded = await openEmbedded(dataDir)
  try {
    const facts = await embedded.sql.transaction(async (tx) => ({
      rows: await countRows(tx),
      migration: await lastMigration(tx),
      erased: await readLedger(tx),
    }))
    const file = join(workDir, inArchive.embedded)
    await writeFile(file, Buffer.from(await (await embedded.dump()).arrayBuffer()), { mode: 0o600 })
    return { engine: 'pglite', ...facts, files: [await described(inArchive.embedded, file)] }
  } finally {
    await embedded.close()
  }
}

/**
 * Makes two online dumps of one snapshot, so that no role that bypasses row-level security is needed. The tables' owner
 * cannot read personal rows, and the role that reads them sees nothing else (docs/decisions/004): one file has the
 * structure and the owner's rows, the other the personal rows.
 */
export async function copyNetworked(url: string, workDir: string): Promise<DatabaseCopy> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { version, dump } = await clientFor(client)
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
    const snapshot = `--snapshot=${rows[0]?.snapshot ?? ''}`
    const tx = drizzle(client, { casing: 'snake_case' })
    const facts = {
      rows: await countRows(tx),
      migration: await lastMigration(tx),
      erased: await readLedger(tx),
    }
    const common = ['--format=custom', '--no-password', snapshot]
    const [structure, people] = [inArchive.structure, inArchive.rows].map((name) => join(workDir, name))
    if (!structure || !people) throw new Error('no names for the dumps')
    await runClient(dump, url, [
      ...common,
      '--role=app_owner',
      '--exclude-schema=jobs',
      '--exclude-table-data=public.*',
      `--file=${structure}`,
    ])
    await runClient(dump, url, [
      ...common,
      '--role=app_system',
      '--enable-row-security',
      '--data-only',
      '--schema=public',
      `--file=${people}`,
    ])
    await client.query('commit')
    const files = [await described(inArchive.structure, structure), await described(inArchive.rows, people)]
    console.log(`PostgreSQL ${version}, ${Object.keys(facts.rows).length} tables`)
    return { engine: 'postgres', ...facts, files }
  } finally {
    await client.end()
  }
}

/** Reads the list of erased accounts without copying the database. */
export async function readErased({ databaseUrl, dataDir }: Config): Promise<Ledger> {
  const connection = databaseUrl
    ? await openNetworked({ url: databaseUrl, connections: 1, onLost: () => undefined })
    : await openEmbedded(dataDir)
  try {
    return await readLedger(connection.sql)
  } finally {
    await connection.close()
  }
}

async function clientFor(client: Client) {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  )
  const version = Math.floor(Number(rows[0]?.version ?? 0) / 10_000)
  return { version, dump: await findClient('pg_dump', version) }
}

async function described(path: string, file: string) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return { path, file, sha256: hash.digest('hex') }
}
