import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import { type BodyBudget, createBodyBudget } from './body-budget.ts'
import type { Database } from '../database/database.ts'
import { routeEndpoints } from './endpoint-router.ts'
import { createHttp } from './http.ts'
import { createLog } from '../observability/log.ts'
import type { RateLimiter } from '../security/rate-limit.ts'
import { serve } from './serve.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const drink = endpoint({
  method: 'POST',
  path: '/api/water',
  access: 'public',
  summary: 'Anota água',
  body: z.object({ note: z.string() }),
  reply: z.object({ letters: z.number() }),
})
const photo = endpoint({
  method: 'PUT',
  path: '/api/photos/{id}',
  access: 'public',
  summary: 'Recebe uma foto',
  params: z.object({ id: z.string() }),
  bytes: ['image/jpeg'],
  reply: z.object({ bytes: z.number() }),
  errors: ['busy'],
})

/** Starts an app with two endpoints that take bodies. `answered` delays the reply of the first one. */
function open({ bodyBudget, answered }: { bodyBudget?: BodyBudget; answered?: Promise<void> } = {}) {
  const http = createHttp({
    log: createLog('silent'),
    production: true,
    publicOrigin: 'https://pratocerto.exemplo.br',
    answersAnyHost: true,
    inline: { styleHashes: [], scriptHashes: [] },
  })
  const served = [
    serve(drink, async ({ body }) => {
      await answered
      return { letters: body.note.length }
    }),
    serve(photo, ({ body }) => ({ bytes: body.length }), {
      maxBytes: 12_000_000,
      checkPath: ({ id = '' }) => id,
    }),
  ]
  http.route(
    '/',
    routeEndpoints(served, {
      services: { database: {} as Database, clock: { now: () => new Date() } },
      sessions: { read: async () => ({ state: 'none' }) },
      assertAccess: async () => {},
      rateLimiter: { ...({} as RateLimiter), count: async () => {} },
      securityAudit: { refused: async () => {}, administered: async () => {} },
      trustedProxies: 0,
      checkReplies: true,
      ...(bodyBudget && { bodyBudget }),
    }),
  )
  return http
}

/** Creates a body that the test sends piece by piece. */
function dripping() {
  let pieces: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      pieces = controller
    },
  })
  return {
    body,
    send: (bytes: number) => pieces?.enqueue(new Uint8Array(bytes).fill(32)),
    end: () => pieces?.close(),
  }
}

interface Sent {
  readonly body: ReadableStream<Uint8Array> | string
  readonly announced?: number
  readonly from?: string
}

function send(http: ReturnType<typeof open>, path: string, { body, announced, from = '203.0.113.1' }: Sent) {
  const isPhoto = path.startsWith('/api/photos')
  const headers = new Headers({ 'content-type': isPhoto ? 'image/jpeg' : 'application/json' })
  if (announced !== undefined) headers.set('content-length', String(announced))
  const init: RequestInit = { method: isPhoto ? 'PUT' : 'POST', headers, body, duplex: 'half' }
  return http.request(path, init, { remoteAddress: from })
}

const note = (letters: number) => JSON.stringify({ note: 'x'.repeat(letters) })
const told = async (reply: Response | Promise<Response>) => {
  const { status, headers } = await reply
  return `${status} ${headers.get('connection') ?? ''}`.trim()
}

test('five hundred silent connections with long bodies block no other write', async () => {
  const http = open()
  const silent = Array.from({ length: 500 }, (_, connection) => {
    const { body, send: sendPiece } = dripping()
    sendPiece(1)
    return send(http, '/api/water', { body, announced: 256_000, from: `198.18.0.${1 + (connection % 2)}` })
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(await told(send(http, '/api/water', { body: note(200) }))).toBe('200')
  await vi.advanceTimersByTimeAsync(10_000)
  const ends = await Promise.all(silent.map((reply) => told(reply)))
  expect(new Set(ends)).toEqual(new Set(['408 close']))
})

test("a body over the caller's budget is refused until its others are answered", async () => {
  const answer = Promise.withResolvers<void>()
  const http = open({ bodyBudget: createBodyBudget({ most: 1_600_000 }), answered: answer.promise })
  const first = send(http, '/api/water', { body: note(90_000) })
  await vi.advanceTimersByTimeAsync(1)
  const refused = [
    await told(send(http, '/api/water', { body: note(20_000) })),
    await told(send(http, '/api/photos/1', { body: note(20_000) })),
  ]
  expect(refused).toEqual(['429 close', '503 close'])
  expect(await told(send(http, '/api/photos/1', { body: note(20_000), from: '203.0.113.2' }))).toBe('200')
  answer.resolve()
  expect(await told(first)).toBe('200')
  expect(await told(send(http, '/api/water', { body: note(20_000) }))).toBe('200')
})

test('a JSON body that takes over ten seconds is refused, however it drips', async () => {
  const { body, send: sendPiece } = dripping()
  const reply = send(open(), '/api/water', { body, announced: 256_000 })
  for (let second = 0; second < 11; second++) {
    sendPiece(20_000)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(await told(reply)).toBe('408 close')
  const { code, detail } = (await (await reply).json()) as { code: string; detail: string }
  expect([code, detail]).toEqual(['connection_too_slow', expect.stringContaining('se perdeu')])
})

test('a photo over a poor connection arrives, despite a pause of 19 seconds', async () => {
  const { body, send: sendPiece, end } = dripping()
  const reply = send(open(), '/api/photos/1', { body, announced: 108_000 })
  for (let second = 0; second < 54; second++) {
    await vi.advanceTimersByTimeAsync(second === 30 ? 19_000 : 1000)
    sendPiece(2000)
  }
  end()
  expect(await (await reply).json()).toEqual({ bytes: 108_000 })
})

test('a photo sent too slowly is refused', async () => {
  const { body, send: sendPiece } = dripping()
  const reply = send(open(), '/api/photos/1', { body, announced: 11_999_000 })
  for (let second = 0; second < 60; second++) {
    sendPiece(500)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(await told(reply)).toBe('408 close')
})

test('of concurrent uploads to one link only the newest is accepted', async () => {
  const http = open()
  const [older, newer] = [dripping(), dripping()]
  const first = send(http, '/api/photos/1', { body: older.body, announced: 50_000 })
  older.send(30_000)
  await vi.advanceTimersByTimeAsync(1)
  const second = send(http, '/api/photos/1', { body: newer.body, announced: 50_000 })
  newer.send(50_000)
  newer.end()
  expect([await told(first), await told(second)]).toEqual(['503 close', '200'])
})

test('a body longer than announced or allowed is cut off', async () => {
  const { body, send: sendPiece } = dripping()
  const reply = send(open(), '/api/water', { body })
  for (let piece = 0; piece < 5; piece++) sendPiece(64_000)
  expect(await told(reply)).toBe('413 close')
  expect(await told(send(open(), '/api/water', { body: note(1), announced: 256_001 }))).toBe('413 close')
})
