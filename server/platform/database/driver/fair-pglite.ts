import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'

const longestTurnMs = 4

/**
 * PGlite that yields to the event loop between queries. PGlite answers in microtasks, so a series of awaited queries
 * would otherwise block timers and other requests.
 */
export class FairPGlite extends PGlite {
  private turnStartedAt = performance.now()
  /** Number of queries running or queued; the session runs one at a time. */
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

/**
 * PostgreSQL's code for a write in a read-only transaction. `watchDisk` makes all transactions read-only while the disk
 * is nearly full, so the code is reported as a full disk. A write inside `readAsAccount`, a programming error, is
 * reported in the same way.
 */
const readOnly = '25006'
const diskFull = '53100'

function isRefusedWrite(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === readOnly
}
