import type { EventEmitter } from 'node:events'
import { describeError, type Log } from './log.ts'

/**
 * An error that nobody caught leaves the process in a state that nobody knows: it is logged, and the process ends with
 * 1, so that whoever supervises it starts another. What was answered is in the database by then.
 */
export function endOnUncaught(process: EventEmitter, log: Log, end: (exitCode: number) => void): void {
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      log.fatal({ error: describeError(error) }, 'nobody caught this error, so the process ends')
      end(1)
    })
  }
}
