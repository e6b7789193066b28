import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storageFrom } from '../../server/adapters/storage/configured-storage.ts'
import type { ObjectStorage } from '../../server/adapters/storage/object-storage.ts'
import { type Config, ConfigError, parseConfig } from '../../server/platform/process/config.ts'
import { DirectoryInUse } from '../../server/platform/database/directory-lock.ts'
import { createLog } from '../../server/platform/observability/log.ts'
import { Stop } from '../toolbox.mjs'
import { type Ledger, parseLedger } from './manifest.ts'

export interface Instance {
  readonly config: Config
  readonly storage: ObjectStorage
  /** Generated secret; null if the settings have one. */
  readonly ownSecret: string | null
  readonly secretTag: string
  /** Tags of previous secrets, which still decrypt. */
  readonly previousTags: readonly string[]
}

/** Object keys of the readiness probe, excluded from the photos. */
const probes = /^probe\//

export async function openInstance(): Promise<Instance> {
  const config = parseConfig(process.env)
  const storage = await storageFrom(config, createLog('error'))
  const kept = await readFile(join(config.dataDir, 'auth-secret'), 'utf8').catch(() => null)
  const ownSecret = config.authSecret === undefined ? (kept?.trim() ?? null) : null
  return {
    config,
    storage,
    ownSecret,
    secretTag: tagOf(config.authSecret ?? ownSecret ?? ''),
    previousTags: config.authSecretsBefore.map(tagOf),
  }
}

export async function listObjects(storage: ObjectStorage): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.list()) if (!probes.test(key)) keys.push(key)
  return keys.sort()
}

export async function readLedgerFile(file: string): Promise<Ledger> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  return parseLedger(text)
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function tagOf(secret: string): string {
  return createHash('sha256').update(`prato-certo ${secret}`).digest('hex').slice(0, 12)
}

/** Converts known failures to a message with the remedy. */
export function explainFailure(error: unknown): unknown {
  if (error instanceof ConfigError) return new Stop(error.message)
  if (error instanceof DirectoryInUse) {
    return new Stop(
      `Prato Certo is running on ${error.directory}, and the embedded database belongs to one process.\n` +
        'Stop it, run this command and start it again. With PostgreSQL (DATABASE_URL) backups run online.',
    )
  }
  return error
}
