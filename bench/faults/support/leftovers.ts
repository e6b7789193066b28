import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  type Connection,
  scopeDatabase,
  type Transaction,
} from '../../../server/platform/database/database.ts'

/** Counts incomplete work by kind in a database that no process has open. */
export async function countIncomplete(connection: Connection): Promise<Readonly<Record<string, number>>> {
  const database = scopeDatabase(connection)
  return database.asSystem(async (tx) => {
    const count = async (query: SQL) => {
      const [row] = await rowsOf(tx, query)
      return Number(row?.['many'] ?? 0)
    }
    return {
      'quotas that differ from their scans': await count(sql`
        select count(*) as many from subscriptions where scans_used <> (
          select count(*) from food_scans
          where food_scans.user_id = subscriptions.user_id and holds_quota)`),
      'uploaded scans without a photo': await count(sql`
        select count(*) as many from food_scans where status = 'uploaded' and photo_key is null`),
      'orders without an address to pay at': await count(sql`
        select count(*) as many from payments where status = 'pending' and checkout_address is null`),
    }
  })
}

/** Returns the keys of stored photos that belong to no scan. */
export async function listStrayPhotos(connection: Connection, dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'objects', 'scans')
  if (!existsSync(folder)) return []
  const files = await readdir(folder, { recursive: true })
  const keys = files.filter((file) => file.includes('.jpg')).map((file) => `scans/${file}`)
  const database = scopeDatabase(connection)
  const known = await database.asSystem(async (tx) => {
    const rows = await rowsOf(tx, sql`select photo_key as key from food_scans where photo_key is not null`)
    return new Set(rows.map((row) => String(row['key'])))
  })
  // The rest of an interrupted write (`….jpg.…`) counts as part of its photo, with which it is removed.
  return keys.filter((key) => !known.has(key.replace(/(?<=\.jpg)\..*$/, '')))
}

const answer = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })

async function rowsOf(tx: Transaction, query: SQL): Promise<Record<string, unknown>[]> {
  return answer.parse(await tx.execute(query)).rows
}
