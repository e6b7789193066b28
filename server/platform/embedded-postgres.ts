import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Connection } from './database.ts'
import { assertRoomToStart, freeBytesIn, mayWrite } from './disk-space.ts'
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
    try {
      return await super._runExclusiveQuery(work)
    } catch (error) {
      throw isRefusedWrite(error) ? Object.assign(error, { code: diskFull }) : error
    }
  }
}

/** PostgreSQL: written to in a transaction that only reads; the disk is full. Here the first means the second. */
const readOnly = '25006'
const diskFull = '53100'

function isRefusedWrite(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === readOnly
}

/** How often the disk is looked at, and how much of its log the database may leave lying about. */
const watchMs = 1000
const mostLogPieces = 4
const checkpointPauseMs = 60_000

export interface EmbeddedOptions {
  /** Told when writing begins to be refused for want of space, and when it is taken up again. */
  readonly onSpace?: (isWriting: boolean) => void
  readonly freeBytes?: (directory: string) => Promise<number>
}

/**
 * Opens the database kept in a directory of this machine. Refuses a directory that another process has open, because
 * PGlite itself would let both write and lose rows.
 *
 * A kill loses nothing that was answered, but PGlite never calls fsync: a power cut may. Production means PostgreSQL.
 */
export async function openEmbedded(
  dataDir: string,
  { onSpace = () => {}, freeBytes = freeBytesIn }: EmbeddedOptions = {},
): Promise<Connection & { dump(): Promise<Blob> }> {
  // PGlite's own files are readable by anyone, so their parent must not be.
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockDirectory(dataDir)
  try {
    await assertRoomToStart(dataDir, freeBytes)
    const lite = new FairPGlite({ dataDir: join(dataDir, 'database'), startParams })
    const connection = await prepare(lite)
    const watch = watchDisk(lite, dataDir, { onSpace, freeBytes })
    return {
      ...connection,
      dump: () => lite.dumpDataDir('gzip'),
      close: async () => {
        await watch.stop()
        await connection.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Lets the database read but not write while its disk is nearly full, and tidies its log. */
function watchDisk(lite: PGlite, dataDir: string, { onSpace, freeBytes }: Required<EmbeddedOptions>) {
  const ending = new AbortController()
  const logFolder = join(dataDir, 'database', 'pg_wal')
  let isWriting = true
  let checkpointAt = -checkpointPauseMs

  async function look(): Promise<void> {
    const shouldWrite = mayWrite(await freeBytes(dataDir), isWriting)
    if (shouldWrite !== isWriting) {
      await lite.exec(`set default_transaction_read_only = ${shouldWrite ? 'off' : 'on'}`)
      isWriting = shouldWrite
      onSpace(isWriting)
    }
    // Inside one process nobody makes PostgreSQL's checkpoints: the log would grow until the disk is full, and every
    // start after a kill would read it all.
    const isDue = performance.now() - checkpointAt >= checkpointPauseMs
    if (isWriting && isDue && (await countLogPieces(logFolder)) > mostLogPieces) {
      checkpointAt = performance.now()
      await lite.exec(`reset role; checkpoint; set role ${ownerRole}`)
    }
  }

  async function watch(): Promise<void> {
    for (;;) {
      const isOver = await wait(watchMs, false, { signal: ending.signal, ref: false }).catch(() => true)
      if (isOver) return
      await look()
    }
  }

  const watching = watch()
  return {
    stop: () => {
      ending.abort()
      return watching
    },
  }
}

async function countLogPieces(folder: string): Promise<number> {
  const files = await readdir(folder)
  return files.filter((name) => /^[0-9A-F]{24}$/.test(name)).length
}

const settings = ['shared_buffers=16MB', 'min_wal_size=32MB', 'max_wal_size=64MB']
const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((one) => ['-c', one])]

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
    read: (work, config) => superuser.transaction(work, config),
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
