import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { problemCode } from './platform/process/test-answers.ts'
import { startTestApp } from './platform/process/test-app.ts'

const waits: number[] = []
const { openBrowser, signUpConfirmed } = await startTestApp({
  parts: { paceTiming: { nowMs: () => performance.now(), wait: async (ms) => waits.push(ms) } },
})

let nowMs = 0
// The clock stands still, so that no turns are added during the test.
beforeAll(() => void vi.spyOn(performance, 'now').mockImplementation(() => nowMs))
afterAll(() => void vi.restoreAllMocks())

/**
 * Takes turns of a pace by one request that is sent while the clock is ahead. A pace remembers only until when turns
 * are taken, so after the clock is set back, the turns are taken as by so many requests.
 */
async function takeTurns(turns: number, perSecond: number, request: () => Promise<Response>): Promise<void> {
  nowMs = ((turns - 1) * 1000) / perSecond
  expect((await request()).status).not.toBe(429)
  nowMs = 0
}

test('an account may read 600 times a minute, over all endpoints', async () => {
  const [one, other] = [await signUpConfirmed(), await signUpConfirmed()]
  // The requests come from many addresses, because each address has a pace too.
  let addresses = 0
  const readBy = ({ fetch }: typeof one, path: string) =>
    fetch(path, { from: `198.18.${(addresses += 1)}.7` })
  await takeTurns(589, 10, () => readBy(one, '/api/settings'))
  expect((await readBy(one, '/api/profile')).status).toBe(200)
  expect((await readBy(one, '/api/settings')).status).toBe(200)
  expect((await readBy(one, '/api/profile')).status).toBe(429)
  const refused = await readBy(one, '/api/settings')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect((await readBy(other, '/api/settings')).status).toBe(200)
  // The next turn is free a tenth of a second later.
  nowMs = 100
  const later = [await readBy(one, '/api/profile'), await readBy(one, '/api/settings')]
  nowMs = 0
  expect(later.map(({ status }) => status)).toEqual([200, 429])
})

test.each(['/receita/lombo-com-abacaxi', '/segunda-etapa', '/readyz'])(
  'pages and their data are paced like API reads: %s',
  async (path) => {
    const { fetch } = openBrowser()
    await takeTurns(560, 100, () => fetch(path))
    waits.length = 0
    expect((await fetch(path)).status).not.toBe(429)
    expect((await fetch(path)).status).toBe(429)
    expect(waits).toEqual([5000, expect.toSatisfy((ms: number) => ms >= 5000 && ms < 10_000)])
  },
)

test('the health check is not paced', async () => {
  const { fetch } = openBrowser()
  await takeTurns(600, 100, () => fetch('/healthz'))
  expect((await fetch('/healthz')).status).toBe(200)
  expect(await problemCode(fetch('/api/settings'))).toBe('401 unauthenticated')
  await takeTurns(600, 100, () => fetch('/readyz'))
  expect([(await fetch('/readyz')).status, (await fetch('/healthz')).status]).toEqual([429, 200])
})
