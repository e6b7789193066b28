import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

type LogFields = Readonly<Record<string, string | undefined>>

const ofWorkUnderWay = new AsyncLocalStorage<LogFields>()

/** Runs `work` and adds these fields to every line logged inside it. */
export function withLogFields<T>(fields: LogFields, work: () => Promise<T>): Promise<T> {
  return ofWorkUnderWay.run(fields, work)
}

/** Returns the id of the running request, for code without access to the request; empty outside of one. */
export function requestIdUnderWay(): string {
  return ofWorkUnderWay.getStore()?.['requestId'] ?? ''
}

/** Fields whose values are replaced in every log line, at the top and one level below (`name` only at the top). */
const personal = [
  'email',
  'name',
  'to',
  'password',
  'token',
  'secret',
  'cookie',
  'authorization',
  'ip',
  'ipAddress',
  'body',
  'text',
  'description',
]

/** Creates a log of JSON lines, on standard output by default. Values of `personal` fields are replaced. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ ...ofWorkUnderWay.getStore() }),
    redact: {
      paths: personal.flatMap((key) => [key, `*.${key}`]).filter((path) => path !== '*.name'),
      censor: '…',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Returns a pseudonym of the account, which groups its log lines without naming it. */
export function accountTag(accountId: string): string {
  return createHash('sha256').update(accountId).digest('hex').slice(0, 12)
}

/**
 * Returns the part of an error that may be logged: without its own properties (a mail server's error has the
 * recipient's address) and without the values of a failed query, which Drizzle appends to the message.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' }
  return {
    name: error.name,
    message: error.message.split('\nparams:')[0],
    stack: error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}
