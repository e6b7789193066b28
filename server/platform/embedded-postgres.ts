import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Connection } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { createRoles } from './database-roles.ts'
import { PipelinedPGlite } from './pipelined-pglite.ts'
import { ownerRole } from './row-security.ts'

const longestTurnMs = 4

/**
 * PGlite answers in microtasks, so a run of awaited queries keeps timers and other requests waiting; letting the
 * event loop turn once in a while cures that.
 */
class FairPGlite extends PGlite {
  private turnStartedAt = performance.now()
  /** Under way and waiting for their turn; the session does one after the other. */
  asked = 0

  override async _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T> {
    this.asked += 1
    return super._runExclusiveTransaction(work).finally(() => (this.asked -= 1))
  }

  override async _runExclusiveQuery<T>(work: () => Promise<T>): Promise<T> {
    if (performance.now() - this.turnStartedAt > longestTurnMs) {
      await setImmediate()
      this.turnStartedAt = performance.now()
    }
    return super._runExclusiveQuery(work)
  }
}

/**
 * Opens the database kept in a directory of this machine. Refuses a directory that another process has open, because
 * PGlite itself would let both write and lose rows.
 *
 * A kill loses nothing that was answered, but PGlite never calls fsync: a power cut may. Production means PostgreSQL.
 */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  // PGlite's own files are readable by anyone, so their parent must not be.
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockDirectory(dataDir)
  try {
    const connection = await prepare(new FairPGlite({ dataDir: join(dataDir, 'database'), startParams }))
    return {
      ...connection,
      close: async () => {
        await connection.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Opens a database that lives in memory, from a snapshot where one is given. For tests. */
export async function openInMemory(snapshot?: Blob): Promise<Connection & { dump(): Promise<Blob> }> {
  const lite = new FairPGlite({ startParams, ...(snapshot && { loadDataDir: snapshot }) })
  return { ...(await prepare(lite)), dump: () => lite.dumpDataDir('none') }
}

async function prepare(lite: FairPGlite): Promise<Connection> {
  await lite.waitReady
  const client = new PipelinedPGlite(lite)
  // drizzle asks a PGlite for `query` and `transaction` only.
  const superuser = drizzle(client as unknown as PGlite, { casing: 'snake_case' })
  await createRoles(superuser)
  await lite.exec(`set role ${ownerRole}`)
  return {
    sql: superuser,
    engine: 'pglite',
    // Values that are lists need to know the type of their column, for which PGlite asks.
    run: (text, values = []) => (values.length > 0 ? lite.query(text, [...values]) : client.script(text)),
    usage: () => ({
      inUse: Math.min(lite.asked, 1),
      idle: lite.asked === 0 ? 1 : 0,
      waiting: Math.max(lite.asked - 1, 0),
    }),
    close: () => lite.close(),
  }
}
