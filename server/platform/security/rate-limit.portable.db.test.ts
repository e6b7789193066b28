import { afterAll, expect, test } from 'vitest'
import { byAddress } from './client-address.ts'
import type { Sql } from '../database/database.ts'
import { Failure } from '../failure.ts'
import { createRateLimiter } from './rate-limit.ts'
import { rememberRefusedCallers } from './refused-callers.ts'
import { TestClock } from '../process/test-app.ts'
import { openTestDatabase } from '../database/test-database.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

const twiceADay = [{ max: 2, perSeconds: 86_400 }]

function countAt(moment: string, who: string) {
  const clock = new TestClock(new Date(moment))
  const limiter = createRateLimiter(database.sql, clock)
  const count = () =>
    limiter.count('sign-in', who, twiceADay).then(
      () => 'ok',
      (error: unknown) => (error instanceof Failure ? error.code : 'other'),
    )
  return { clock, count }
}

test('a use over a limit is refused until its window ends', async () => {
  const { clock, count } = countAt('2026-03-11T15:00:00Z', 'ana')
  expect([await count(), await count(), await count()]).toEqual(['ok', 'ok', 'rate_limited'])
  clock.set('2026-03-12T14:59:59Z')
  expect(await count()).toBe('rate_limited')
  clock.set('2026-03-12T15:00:00Z')
  expect(await count()).toBe('ok')
})

test('a clock that was ahead by a month locks no caller out for a month', async () => {
  const { clock, count } = countAt('2026-04-11T15:00:00Z', 'bia')
  expect([await count(), await count(), await count()]).toEqual(['ok', 'ok', 'rate_limited'])
  clock.set('2026-03-11T15:00:00Z')
  expect([await count(), await count(), await count()]).toEqual(['ok', 'ok', 'rate_limited'])
})

test('processes with slightly different clocks share one count', async () => {
  const { clock, count } = countAt('2026-03-11T15:00:05Z', 'caio')
  expect([await count(), await count()]).toEqual(['ok', 'ok'])
  clock.set('2026-03-11T15:00:00Z')
  expect(await count()).toBe('rate_limited')
})

/** Returns the database, and the list of inserts that a limiter sends through it. */
function watched() {
  const sent: string[] = []
  const sql: Sql = new Proxy(database.sql, {
    get: (target, name, receiver) => {
      if (name === 'insert') sent.push(name)
      return Reflect.get(target, name, receiver)
    },
  })
  return { sql, sent }
}

const codeOf = (work: Promise<void>) =>
  work.then(
    () => 'ok',
    (error: unknown) => (error instanceof Failure ? error.code : 'other'),
  )

test('a caller over its limit is refused without a query until the window ends', async () => {
  const clock = new TestClock(new Date('2026-03-11T15:00:00Z'))
  const { sql, sent } = watched()
  const limiter = createRateLimiter(sql, clock)
  const aMinute = [{ max: 1, perSeconds: 20 }]
  const count = () => codeOf(limiter.count('sign-in', 'davi', aMinute))
  expect([await count(), await count()]).toEqual(['ok', 'rate_limited'])
  const before = sent.length
  for (let time = 0; time < 50; time++) expect(await count()).toBe('rate_limited')
  expect(() => limiter.refuseKnown('sign-in', 'davi', aMinute)).toThrow(Failure)
  expect(sent).toHaveLength(before)
  clock.advance({ seconds: 20 })
  limiter.refuseKnown('sign-in', 'davi', aMinute)
  expect(await count()).toBe('ok')
})

test('a reset by another process takes effect half a minute later', async () => {
  const clock = new TestClock(new Date('2026-03-11T15:00:00Z'))
  const here = createRateLimiter(database.sql, clock)
  const there = createRateLimiter(database.sql, clock)
  const count = () => codeOf(here.count('sign-in', 'elis', twiceADay))
  expect([await count(), await count(), await count()]).toEqual(['ok', 'ok', 'rate_limited'])
  await there.forgive('sign-in', 'elis', twiceADay)
  expect(await count()).toBe('rate_limited')
  clock.advance({ seconds: 31 })
  expect(await count()).toBe('ok')
})

test('concurrent uses are counted exactly, with few statements', async () => {
  const { sql, sent } = watched()
  const limiter = createRateLimiter(sql, new TestClock(new Date('2026-03-11T15:00:00Z')))
  const limits = [{ max: 100, perSeconds: 3600 }]
  const codes = await Promise.all(
    Array.from({ length: 300 }, () => codeOf(limiter.count('sign-in', 'fabi', limits))),
  )
  expect(codes.filter((code) => code === 'ok')).toHaveLength(100)
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(200)
  expect(sent.length).toBeLessThan(5)
})

test('callers evicted from the cache are still refused', async () => {
  const limiter = createRateLimiter(database.sql, new TestClock(new Date('2026-03-11T15:00:00Z')))
  const refused = rememberRefusedCallers()
  const now = new Date('2026-03-11T15:00:00Z')
  const endsAt = new Date('2026-03-11T16:00:00Z')
  for (let caller = 0; caller <= 10_000; caller++) refused.add(String(caller), endsAt, now)
  expect([refused.find('0', now), refused.find('1', now)]).toEqual([undefined, endsAt])
  await Promise.all([1, 2].map(() => limiter.count('sign-in', 'gil', twiceADay)))
  expect(await codeOf(limiter.count('sign-in', 'gil', twiceADay))).toBe('rate_limited')
})

test('a /64 counts separately until its /48 has used ten times the limit', async () => {
  const limiter = createRateLimiter(database.sql, new TestClock(new Date('2026-03-11T15:00:00Z')))
  const count = (network: number) =>
    codeOf(limiter.count('sign-up', byAddress(`2001:db8:7:${network}::1`), twiceADay))
  for (let network = 1; network <= 10; network++)
    expect([await count(network), await count(network)]).toEqual(['ok', 'ok'])
  expect(await count(1)).toBe('rate_limited')
  expect(await count(11)).toBe('rate_limited')
})
