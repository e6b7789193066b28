import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Connection } from './database.ts'
import { assertRoomToStart, freeBytesIn, mayWrite } from './disk-space.ts'
import { lockDirectory } from './directory-lock.ts'
import { createRoles } from './database-roles.ts'
import { FairPGlite } from './driver/fair-pglite.ts'
import { PipelinedPGlite } from './driver/pipelined-pglite.ts'
import { ownerRole } from './row-security.ts'

/** Interval of the check of disk and log. The log may have `mostLogPieces` segments before a checkpoint. */
const watchMs = 1000
const mostLogPieces = 4
const checkpointPauseMs = 60_000

export interface EmbeddedOptions {
  /** Called with false when writing stops because the disk is nearly full, and with true when it resumes. */
  readonly onSpace?: (isWriting: boolean) => void
  readonly freeBytes?: (directory: string) => Promise<number>
}

/**
 * Opens the database in a directory of this machine. Throws `DirectoryInUse` if another process has it open, because
 * PGlite would let both write. A killed process loses no confirmed write; a power cut may, because PGlite never calls
 * fsync. Production uses PostgreSQL.
 */
export async function openEmbedded(
  dataDir: string,
  { onSpace = () => {}, freeBytes = freeBytesIn }: EmbeddedOptions = {},
): Promise<Connection & { dump(): Promise<Blob> }> {
  // PGlite creates world-readable files, so only the parent directory protects them.
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

/** Makes the database read-only while its disk is nearly full, and runs a checkpoint when its log has grown. */
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
    // The embedded PostgreSQL runs no checkpoints by itself: its log would grow until the disk is full, and every start
    // after a kill would replay all of it.
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

/** Opens a database in memory for tests, empty or from a snapshot. */
export async function openInMemory(snapshot?: Blob): Promise<Connection & { dump(): Promise<Blob> }> {
  const lite = new FairPGlite({ startParams, ...(snapshot && { loadDataDir: snapshot }) })
  return { ...(await prepare(lite)), dump: () => lite.dumpDataDir('none') }
}

async function prepare(lite: FairPGlite): Promise<Connection> {
  await lite.waitReady
  const client = new PipelinedPGlite(lite)
  // The cast is safe, because drizzle uses only `query` and `transaction` of a PGlite.
  const superuser = drizzle(client as unknown as PGlite, { casing: 'snake_case' })
  await createRoles(superuser)
  await lite.exec(`set role ${ownerRole}`)
  return {
    sql: superuser,
    read: (work, config) => superuser.transaction(work, config),
    engine: 'pglite',
    // Array values need the type of their column, which only PGlite's own `query` looks up.
    run: (text, values = []) => (values.length > 0 ? lite.query(text, [...values]) : client.script(text)),
    usage: () => ({
      inUse: Math.min(lite.asked, 1),
      idle: lite.asked === 0 ? 1 : 0,
      waiting: Math.max(lite.asked - 1, 0),
    }),
    close: () => lite.close(),
  }
}
