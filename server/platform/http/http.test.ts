import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import type { AccountId } from '../database/account-id.ts'
import type { Database } from '../database/database.ts'
import { healthRoutes } from './health.ts'
import { noMetrics } from '../observability/metrics.ts'
import { routeEndpoints } from './endpoint-router.ts'
import { fail } from '../failure.ts'
import { createHttp } from './http.ts'
import type { RateLimiter } from '../security/rate-limit.ts'
import { serve, type ServedEndpoint } from './serve.ts'
import type { Session } from './session.ts'
import { createLog } from '../observability/log.ts'
import { Writable } from 'node:stream'

const ana = {
  id: '7f3a1f0e-6f3e-4b60-9a55-0f4f6b6b3d11' as AccountId,
  email: 'ana@exemplo.br',
  name: 'Ana',
  isAdmin: false,
  secondFactorAt: null,
}

const weigh = endpoint({
  method: 'POST',
  path: '/api/fruits/{id}',
  access: 'session',
  summary: 'Pesa uma fruta',
  params: z.object({ id: z.string() }),
  query: z.object({ unit: z.optional(z.enum(['g', 'kg'])) }),
  body: z.object({ grams: z.number().check(z.positive()), name: z.string().check(z.minLength(1)) }),
  reply: z.object({ id: z.string(), grams: z.number() }),
})

const kilo = serve(weigh, ({ params, body }) => ({ id: params.id, grams: body.grams }))

interface Setting {
  readonly served?: readonly ServedEndpoint[]
  readonly session?: Session
  readonly entitled?: boolean
  readonly lines?: string[]
  readonly answersAnyHost?: boolean
}

function open({ served = [kilo], session, entitled = true, lines, answersAnyHost = true }: Setting = {}) {
  const sink = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines?.push(chunk.toString())
      done()
    },
  })
  const log = lines ? createLog('info', sink) : createLog('silent')
  const http = createHttp({
    log,
    production: true,
    publicOrigin: 'https://pratocerto.exemplo.br',
    answersAnyHost,
    inline: { styleHashes: [], scriptHashes: [] },
  })
  http.route(
    '/',
    routeEndpoints(served, {
      services: { database: {} as Database, clock: { now: () => new Date() } },
      sessions: { read: async () => session ?? { state: 'active', account: ana, renewedCookies: [] } },
      assertAccess: async () => {
        if (!entitled) throw fail('trial_expired')
      },
      rateLimiter: { ...({} as RateLimiter), count: async () => {} },
      securityAudit: { refused: async () => {}, administered: async () => {} },
      trustedProxies: 0,
      checkReplies: true,
    }),
  )
  return (path: string, init: RequestInit = {}) => http.request(path, init)
}

const json = (value: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: typeof value === 'string' ? value : JSON.stringify(value),
  headers: { 'content-type': 'application/json', ...headers },
})
const fruit = { grams: 140, name: 'caqui' }

async function problemOf(reply: Response) {
  expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  return (await reply.json()) as { code: string; status: number; instance: string; fields?: object[] }
}

test('a call is parsed, handled and answered by its contract', async () => {
  const reply = await open()('/api/fruits/caqui?unit=g', json(fruit))
  expect([reply.status, await reply.json()]).toEqual([200, { id: 'caqui', grams: 140 }])
  expect(reply.headers.get('cache-control')).toBe('no-store')
})

test('wrong fields are all named, in Portuguese, by their path', async () => {
  const reply = await open()('/api/fruits/caqui', json({ grams: -1 }))
  expect(await problemOf(reply)).toMatchObject({
    status: 422,
    code: 'validation_failed',
    detail: 'Alguns campos precisam de ajuste.',
    fields: [
      { path: 'grams', detail: 'Precisa ser maior que 0.' },
      { path: 'name', detail: 'Preencha este campo.' },
    ],
    instance: reply.headers.get('x-request-id'),
  })
})

test('broken JSON, another type and an oversized body have their own codes', async () => {
  const call = open()
  expect(await problemOf(await call('/api/fruits/1', json('{"grams":')))).toMatchObject({
    status: 400,
    code: 'malformed_json',
  })
  const form = { ...json('grams=1'), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  expect(await problemOf(await call('/api/fruits/1', form))).toMatchObject({
    status: 415,
    code: 'unsupported_media_type',
  })
  const long = json({ ...fruit, name: 'x'.repeat(256_000) })
  const cut = await call('/api/fruits/1', long)
  expect(cut.headers.get('connection')).toBe('close')
  expect(await problemOf(cut)).toMatchObject({ status: 413, code: 'payload_too_large' })
})

test('a NUL, which the database cannot store, is refused in any field', async () => {
  const call = open()
  const places = [
    await call('/api/fruits/1', json({ ...fruit, name: 'ca\u0000qui' })),
    await call('/api/fruits/ca%00qui', json(fruit)),
    await call('/api/fruits/1?unit=%00', json(fruit)),
  ]
  for (const reply of places)
    expect(await problemOf(reply)).toMatchObject({ status: 422, code: 'validation_failed' })
})

test('an unpaired surrogate is refused, a pair or its literal text is not', async () => {
  const call = open()
  const half = await call('/api/fruits/1', json({ ...fruit, name: 'caqui \ud83d' }))
  expect(await problemOf(half)).toMatchObject({ status: 422, code: 'validation_failed' })
  for (const name of ['caqui 🍅', String.raw`caqui \u0000 \ud83d`]) {
    expect((await call('/api/fruits/1', json({ ...fruit, name }))).status).toBe(200)
  }
})

test('a body nested deeper than the stack is malformed, not a server error', async () => {
  const body = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  expect(await problemOf(await open()('/api/fruits/1', json(body)))).toMatchObject({
    status: 400,
    code: 'malformed_json',
  })
})

test('a body that is not an object is answered with the expected fields', async () => {
  for (const body of ['null', '[]', '"x"', '1']) {
    const reply = await open()('/api/fruits/1', json(body))
    expect(await problemOf(reply)).toMatchObject({
      code: 'validation_failed',
      fields: [{ detail: 'Precisa ser um objeto.' }],
    })
  }
})

test('outside production a request for an unknown host is refused', async () => {
  const call = open({ answersAnyHost: false })
  const status = async (host: string) => (await call('/api/fruits/1', json(fruit, { host }))).status
  for (const host of [
    'localhost:4410',
    '127.0.0.1:4410',
    '[::1]:4410',
    'pratocerto.exemplo.br',
    '192.168.0.7:3000',
  ])
    expect([host, await status(host)]).toEqual([host, 200])
  for (const host of ['evil.test:4410', 'localhost.evil.test', '127.0.0.1.evil.test', 'evil test', ''])
    expect([host, await status(host)]).toEqual([host, 421])
  const reply = await call('/api/fruits/1', json(fruit, { host: 'evil.test' }))
  expect(await problemOf(reply)).toMatchObject({
    code: 'unknown_host',
    detail: 'Este endereço não é o deste aplicativo. Abra https://pratocerto.exemplo.br.',
  })
})

test('an unknown path is 404, an unknown method 405 with the allowed ones', async () => {
  const call = open()
  expect(await problemOf(await call('/api/legumes'))).toMatchObject({ status: 404, code: 'not_found' })
  const wrong = await call('/api/fruits/1', { method: 'DELETE' })
  expect(wrong.headers.get('allow')).toBe('POST')
  expect(await problemOf(wrong)).toMatchObject({ status: 405, code: 'method_not_allowed' })
})

test('a repeated query parameter counts once, and never replaces a body field', async () => {
  const call = open()
  expect((await call('/api/fruits/1?unit=mentira&unit=g', json(fruit))).status).toBe(422)
  expect((await call('/api/fruits/1?name=caqui', json({ grams: 140 }))).status).toBe(422)
  const reply = await call('/api/fruits/1?unit=g&unit=mentira&id=2&grams=9', json(fruit))
  expect(await reply.json()).toEqual({ id: '1', grams: 140 })
})

test('no session is unauthenticated, an ended one expired with cleared cookies', async () => {
  const none = open({ session: { state: 'none' } })
  expect(await problemOf(await none('/api/fruits/1', json(fruit)))).toMatchObject({
    status: 401,
    code: 'unauthenticated',
  })
  const ended = open({ session: { state: 'expired', renewedCookies: ['session=; Max-Age=0'] } })
  const reply = await ended('/api/fruits/1', json(fruit))
  expect(reply.headers.getSetCookie()).toEqual(['session=; Max-Age=0'])
  expect(await problemOf(reply)).toMatchObject({ status: 401, code: 'session_expired' })
})

test('a renewed session cookie travels with the reply', async () => {
  const call = open({ session: { state: 'active', account: ana, renewedCookies: ['a=1', 'b=2'] } })
  expect((await call('/api/fruits/1', json(fruit))).headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('an entitled endpoint checks whether the account has access', async () => {
  const scan = { ...weigh, path: '/api/scans/{id}', access: 'entitled' } as const
  const served = [serve(scan, ({ params }) => ({ id: params.id, grams: 1 }))]
  const refused = await open({ served, entitled: false })('/api/scans/1', json(fruit))
  expect(await problemOf(refused)).toMatchObject({ status: 403, code: 'trial_expired' })
  expect((await open({ served })('/api/scans/1', json(fruit))).status).toBe(200)
})

test('a body that names another account is refused', async () => {
  const call = open()
  const foreign = await call(
    '/api/fruits/1',
    json({ ...fruit, user_id: '00000000-0000-4000-8000-000000000000' }),
  )
  expect(await problemOf(foreign)).toMatchObject({ status: 403, code: 'foreign_account' })
  expect((await call('/api/fruits/1', json({ ...fruit, user_id: ana.id }))).status).toBe(200)
})

test('a cross-site change is refused, by Sec-Fetch-Site or by Origin', async () => {
  const call = open()
  const status = async (headers: Record<string, string>) =>
    (await call('/api/fruits/1', json(fruit, headers))).status
  expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403)
  expect(await status({ origin: 'https://outro.exemplo.br' })).toBe(403)
  expect(await status({ origin: 'null' })).toBe(403)
  expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await status({ origin: 'https://pratocerto.exemplo.br' })).toBe(200)
  expect(await status({})).toBe(200)
})

test('a reply that breaks the contract is detected', async () => {
  const served = [serve(weigh, () => ({ id: 'caqui', grams: Number.NaN }))]
  const reply = await open({ served })('/api/fruits/1', json(fruit))
  expect(await problemOf(reply)).toMatchObject({ status: 500, code: 'internal_error' })
})

test('a reply with a field outside the contract is detected', async () => {
  const served = [serve(weigh, () => ({ id: 'caqui', grams: 1, password_hash: 'x' }))]
  const lines: string[] = []
  expect((await open({ served, lines })('/api/fruits/1', json(fruit))).status).toBe(500)
  expect(lines.join('')).toContain('password_hash: not in the contract')
})

test('an unexpected error shows no internals', async () => {
  const served = [
    serve(weigh, () => {
      throw new Error('a senha do banco é 1234')
    }),
  ]
  const reply = await open({ served })('/api/fruits/1', json(fruit))
  expect(reply.status).toBe(500)
  expect(await reply.text()).not.toContain('1234')
})

test('an unavailable database is 503 with Retry-After', async () => {
  const served = [
    serve(weigh, async () => {
      throw new Error('Failed query', {
        cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
      })
    }),
  ]
  const reply = await open({ served })('/api/fruits/1', json(fruit))
  expect(reply.headers.get('retry-after')).toBe('5')
  expect(await problemOf(reply)).toMatchObject({ status: 503, code: 'database_unavailable' })
})

test('an outage is described once, and each affected request has a log line', async () => {
  const lines: string[] = []
  const served = [
    serve(weigh, async () => {
      throw new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') })
    }),
  ]
  const call = open({ served, lines })
  for (let time = 0; time < 3; time++) {
    expect(await problemOf(await call('/api/fruits/1', json(fruit)))).toMatchObject({ status: 503 })
  }
  expect(lines.filter((line) => line.includes('unexpected error'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('"status":503'))).toHaveLength(3)
})

test.for(['ENOSPC', '53100'])(
  'a full disk (%s) is 507, with a promise that nothing was lost',
  async (code) => {
    const served = [
      serve(weigh, async () => {
        throw new Error('Failed query', { cause: Object.assign(new Error('full'), { code }) })
      }),
    ]
    const reply = await open({ served })('/api/fruits/1', json(fruit))
    expect(reply.headers.get('retry-after')).toBe('60')
    expect(await problemOf(reply)).toMatchObject({ status: 507, code: 'out_of_space' })
  },
)

test('an instance without its database is alive and not ready', async () => {
  const http = createHttp({
    log: createLog('silent'),
    production: true,
    publicOrigin: 'https://pratocerto.exemplo.br',
    answersAnyHost: true,
    inline: { styleHashes: [], scriptHashes: [] },
  })
  http.route(
    '/',
    healthRoutes({
      check: async () => ({ database: 'unreachable', queue: 'ok', storage: 'ok' }),
      metrics: noMetrics,
      metricsToken: undefined,
    }),
  )
  expect((await http.request('/healthz')).status).toBe(200)
  expect(await problemOf(await http.request('/readyz'))).toMatchObject({
    status: 503,
    code: 'database_unavailable',
  })
})

test('a log line names the event and no personal data', async () => {
  const lines: string[] = []
  const served = [
    serve(weigh, async () => {
      throw new Error('Failed query: select $1\nparams: gestante', { cause: new Error('no such table') })
    }),
  ]
  await open({ served, lines })('/api/fruits/caqui?unit=g', json({ grams: 1, name: 'gestante' }))
  const text = lines.join('')
  expect(text).toContain('"route":"/api/fruits/{id}"')
  expect(text).not.toMatch(/ana@|gestante|caqui|7f3a1f0e/)
})

test('the log line of a refused request names the reason', async () => {
  const lines: string[] = []
  const call = open({ lines })
  await call('/api/fruits/1', json({ grams: -1 }))
  await call('/api/fruits/1', json(fruit, { 'sec-fetch-site': 'cross-site' }))
  await call('/api/nothing')
  await call('/api/fruits/1', json(fruit))
  const told = lines.map((line) => JSON.parse(line) as { status: number; code?: string })
  expect(told.map(({ status, code }) => [status, code])).toEqual([
    [422, 'validation_failed'],
    [403, 'cross_site_request'],
    [404, 'not_found'],
    [200, undefined],
  ])
})

test('every reply forbids inline scripts, framing and sniffing', async () => {
  const { headers } = await open()('/api/fruits/1', json(fruit))
  expect(headers.get('permissions-policy')).toContain('microphone=(self)')
  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(headers.get('content-security-policy')).not.toContain('unsafe')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("base-uri 'none'; object-src 'none'")
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

test('a caller that hangs up during its body is not logged as a server error', async () => {
  const lines: string[] = []
  const leaving = new AbortController()
  const call = open({ lines })
  const body = new ReadableStream({
    pull: (stream) => {
      leaving.abort()
      stream.error(new Error('aborted'))
    },
  })
  await call('/api/fruits/1', { ...json(''), body, duplex: 'half', signal: leaving.signal })
  expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).not.toContain(50)
})
