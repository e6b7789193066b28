import type { EventEmitter } from 'node:events'
import { describeError, type Log } from './log.ts'

/**
 * Logs an uncaught error and ends the process with exit code 1, because its state is unknown; its supervisor restarts
 * it. Every confirmed change is already in the database.
 */
export function exitOnUncaught(process: EventEmitter, log: Log, end: (exitCode: number) => void): void {
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      log.fatal({ error: describeError(error) }, 'uncaught error: the process ends')
      end(1)
    })
  }
}
