import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Sql } from '../database/database.ts'
import { instanceSecrets } from './table.ts'
import { makeVapidKeys, type VapidKeys } from '../process/vapid-keys.ts'

/**
 * Returns the secret that signs sessions of an instance without AUTH_SECRET. The first start creates it in a file, so
 * that sessions survive a restart.
 */
export async function readOrCreateAuthSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'auth-secret')
  const made = randomBytes(32).toString('base64url')
  try {
    // `wx` fails if the file exists, so that two processes that start together use the same secret.
    await writeFile(path, made, { flag: 'wx', mode: 0o600 })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return (await readFile(path, 'utf8')).trim()
  }
}

const keptVapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() })

/**
 * Returns the keys that sign push messages of an instance without VAPID_PRIVATE_KEY. The first start creates them in
 * the database, not in a folder: browsers bind a subscription to the key shown to them, so all processes, on any
 * machine, need the same keys.
 */
export async function readOrCreateVapidKeys(database: Sql): Promise<VapidKeys> {
  const name = 'vapid'
  await database.insert(instanceSecrets).values({ name, secret: makeVapidKeys() }).onConflictDoNothing()
  const [kept] = await database.select().from(instanceSecrets).where(eq(instanceSecrets.name, name))
  return keptVapidKeys.parse(kept?.secret)
}
