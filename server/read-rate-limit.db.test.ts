import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { problemCode } from './platform/process/test-answers.ts'
import { startTestApp } from './platform/process/test-app.ts'

const { openBrowser, signUpConfirmed } = await startTestApp()

// The clock stands still, so that no turns are added during the test.
beforeAll(() => void vi.spyOn(performance, 'now').mockReturnValue(0))
afterAll(() => void vi.restoreAllMocks())

type Fetch = ReturnType<typeof openBrowser>['fetch']

/** Sends the requests concurrently, and returns how many were refused with 429. */
async function readManyFrom(fetch: Fetch, paths: readonly string[], from?: string): Promise<number> {
  // The requests come from many addresses, unless `from` is given, because each address has a pace too.
  const addressOf = (place: number) => from ?? `198.18.${Math.floor(place / 50)}.7`
  const replies = await Promise.all(paths.map((path, place) => fetch(path, { from: addressOf(place) })))
  return replies.filter(({ status }) => status === 429).length
}

test('an account may read 600 times a minute, over all endpoints', async () => {
  const [one, other] = [await signUpConfirmed(), await signUpConfirmed()]
  const paths = Array.from({ length: 640 }, (_, place) => (place % 2 ? '/api/settings' : '/api/profile'))
  expect(await readManyFrom(one.fetch, paths)).toBe(640 - 591)
  const refused = await one.fetch('/api/settings', { from: '198.18.99.7' })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await readManyFrom(other.fetch, paths.slice(0, 300))).toBe(0)
})

test('pages and their data are paced like API reads', async () => {
  const { fetch } = openBrowser()
  const pages = ['/receita/lombo-com-abacaxi', '/segunda-etapa', '/readyz']
  const refusedOf = async (path: string, place: number) =>
    readManyFrom(fetch, Array<string>(600).fill(path), `203.0.113.${place}`)
  const refused = await Promise.all(pages.map(refusedOf))
  expect(refused).toEqual([39, 39, 39])
})

test('the health check is not paced', async () => {
  const { fetch } = openBrowser()
  const replies = await Promise.all(Array.from({ length: 700 }, () => fetch('/healthz')))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await problemCode(fetch('/api/settings'))).toBe('401 unauthenticated')
})
