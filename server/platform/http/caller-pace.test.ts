import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AccountId } from '../database/account-id.ts'
import { paceCallers } from './caller-pace.ts'
import type { HttpEnv } from './http-env.ts'
import { fail } from '../failure.ts'
import { createHttp } from './http.ts'
import { createLog } from '../observability/log.ts'
import { createPace } from '../security/pace.ts'

const pace = { perSecond: 10, burst: 5, patienceMs: 1000 }
const one = '203.0.113.1'

test('requests of an address are paced after a burst, those of others start at once', () => {
  const { take: waitOf } = createPace(pace, () => 0)
  const waits = Array.from({ length: 9 }, () => waitOf(one))
  expect(waits).toEqual([0, 0, 0, 0, 0, 0, 100, 200, 300])
  expect(waitOf('203.0.113.2')).toBe(0)
})

test('a request that would wait too long is refused and takes no turn', () => {
  let now = 0
  const { take: waitOf } = createPace(pace, () => now)
  const waits = Array.from({ length: 300 }, () => waitOf(one))
  expect(waits.filter((wait) => wait !== null)).toHaveLength(16)
  now = 500
  expect(waitOf(one)).toBe(600)
  now = 60_000
  expect(waitOf(one)).toBe(0)
})

test('a refusal counts as several requests', () => {
  const { take, charge } = createPace(pace, () => 0)
  take(one)
  charge(one, 4)
  expect([take(one), take(one), take('203.0.113.2')]).toEqual([0, 100, 0])
})

/**
 * Starts a server with a stopped clock that refuses on demand. The returned function sends a request and returns the
 * delays that it was made to wait.
 */
function startPaced() {
  let waits: number[] = []
  const http: Hono<HttpEnv> = createHttp({
    log: createLog('silent'),
    production: false,
    answersAnyHost: true,
    publicOrigin: 'http://localhost',
    inline: { styleHashes: [], scriptHashes: [] },
    pixel: undefined,
  })
  const timing = { nowMs: () => 0, wait: async (ms: number) => waits.push(ms) }
  http.use(paceCallers({ trustedProxies: 0, sparesLoopback: false, timing }))
  http.get('/:what', (c) => {
    const account = c.req.query('account')
    if (account) c.set('accountId', account as AccountId)
    if (c.req.param('what') === 'over') throw fail('rate_limited', { wait: '1 minuto' })
    if (c.req.param('what') === 'busy') throw fail('busy')
    return c.text('ok')
  })
  return async (path: string, remoteAddress: string) => {
    waits = []
    await http.request(path, {}, { remoteAddress })
    return waits
  }
}

test('an account over its limit waits for its refusals, its address does not', async () => {
  const ask = startPaced()
  const waits: number[][] = []
  for (let time = 0; time < 20; time++) waits.push(await ask('/over?account=a', '203.0.113.1'))
  expect(waits.flat()).toEqual([50, 100, 150, 200, 250, 300, 350])
  expect(await ask('/day', '203.0.113.1')).toEqual([])
  expect(await ask('/over?account=b', '203.0.113.1')).toEqual([])
})

test('a refusal without an account slows the address, a `busy` refusal less', async () => {
  const waitAfter = async (path: string) => {
    const ask = startPaced()
    for (let time = 0; time < 40; time++) await ask(path, '203.0.113.1')
    return (await ask('/day', '203.0.113.1'))[0] ?? 0
  }
  expect([await waitAfter('/day'), await waitAfter('/busy'), await waitAfter('/over')]).toEqual([
    0, 200, 1400,
  ])
})

test('a flood from addresses of one /48 does not delay the next address', async () => {
  const ask = startPaced()
  for (let line = 0; line < 40; line++)
    for (let time = 0; time < 60; time++) await ask('/over', `2001:db8:7:${line}::1`)
  expect(await ask('/day', '2001:db8:7:99::1')).toEqual([])
  expect(await ask('/day', '2001:db8:7:1::2')).not.toEqual([])
})
