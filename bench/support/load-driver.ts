import { Agent, request as httpRequest } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { cookieOf } from './crowd-members.ts'
import { type Answer, keepConnection, type KeptConnection } from './kept-connection.ts'

export interface Ask {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly body?: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

export interface Load {
  readonly origin: string
  /** Number of accounts; each request is from a random one. */
  readonly people: number
  readonly connections: number
  readonly seconds: number
  /** Pause between a reply and the next request, ms; 0 by default. */
  readonly pauseMs?: number
  readonly ask: Ask
  /** Whether to vary the cookies, so that every session is looked up instead of cached. */
  readonly isUnknown?: boolean
}

/** Results of a run: milliseconds of each reply, number of errors, replies without an error per second. */
export interface Answered {
  readonly ms: readonly number[]
  readonly errors: number
  readonly perSecond: number
}

const errorsShown = 3

/**
 * Sends requests over a fixed number of connections, each from a random account. Own code, because autocannon has no
 * pause between requests, measures latency in whole milliseconds, and its percentiles of several rounds cannot be
 * combined.
 */
export async function drive(load: Load): Promise<Answered> {
  const { origin, people, connections, seconds, pauseMs = 0, ask, isUnknown = false } = load
  const { host } = new URL(origin)
  const ms: number[] = []
  let errors = 0
  const started = performance.now()
  const endsAt = started + seconds * 1000
  const askOn = async (connection: KeptConnection) => {
    while (performance.now() < endsAt) {
      const member = oneOf(people)
      const unknown = isUnknown ? `seen=${ms.length}.${performance.now()}; ` : ''
      const request = writeRequest(ask, { host, cookie: unknown + cookieOf(member) })
      const askedAt = performance.now()
      const { status, body } = await connection.ask(request)
      ms.push(performance.now() - askedAt)
      if (status >= 400 || status === 0) {
        errors += 1
        if (errors <= errorsShown) console.log(`  ${ask.path} answered ${status} ${body.toString()}`)
        // Throttles retries of requests that are rejected immediately.
        await setTimeout(20)
      }
      if (pauseMs > 0) await setTimeout(pauseMs)
    }
    connection.end()
  }
  await Promise.all(Array.from({ length: connections }, () => askOn(keepConnection(origin))))
  const tookSeconds = (performance.now() - started) / 1000
  return { ms, errors, perSecond: (ms.length - errors) / tookSeconds }
}

/** Sends a request once for each account, over a fixed number of connections. Throws for a reply with an error. */
export async function sendForEach({
  origin,
  people,
  connections,
  ask,
}: Pick<Load, 'origin' | 'people' | 'connections' | 'ask'>): Promise<void> {
  const { host } = new URL(origin)
  let member = 0
  const askOn = async (connection: KeptConnection) => {
    while (member < people) {
      member += 1
      const { status } = await connection.ask(writeRequest(ask, { host, cookie: cookieOf(member) }))
      if (status !== 200) throw new Error(`${ask.path} answered ${status}`)
    }
    connection.end()
  }
  await Promise.all(Array.from({ length: connections }, () => askOn(keepConnection(origin))))
}

function writeRequest(
  { method = 'GET', path, body, headers }: Ask,
  from: Readonly<Record<'host' | 'cookie', string>>,
): Buffer {
  const bytes = Buffer.from(body ?? '')
  const described = body !== undefined && {
    'content-type': 'application/json',
    'content-length': String(bytes.length),
  }
  const lines = Object.entries({ ...from, ...described, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return Buffer.concat([Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')), bytes])
}

function oneOf(people: number): number {
  return 1 + Math.floor(Math.random() * people)
}

export function send(agent: Agent, origin: string, member: number, ask: Ask): Promise<Answer> {
  const { method = 'GET', path, body, headers } = ask
  const described = body !== undefined && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  return new Promise((resolve) => {
    const options = { agent, method, headers: { cookie: cookieOf(member), ...described, ...headers } }
    const request = httpRequest(origin + path, options, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(chunks) }))
      reply.on('error', ({ message }) => resolve({ status: 0, body: Buffer.from(message) }))
    })
    request.on('error', ({ message }) => resolve({ status: 0, body: Buffer.from(message) }))
    request.end(body)
  })
}
