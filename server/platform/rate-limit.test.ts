import { afterAll, expect, test } from 'vitest'
import { Failure } from './failure.ts'
import { createRateLimiter } from './rate-limit.ts'
import { TestClock } from './test-app.ts'
import { openTestDatabase } from './test-database.ts'

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

test('what goes over a limit is refused until its window ends', async () => {
  const { clock, count } = countAt('2026-03-11T15:00:00Z', 'ana')
  expect([await count(), await count(), await count()]).toEqual(['ok', 'ok', 'rate_limited'])
  clock.set('2026-03-12T14:59:59Z')
  expect(await count()).toBe('rate_limited')
  clock.set('2026-03-12T15:00:00Z')
  expect(await count()).toBe('ok')
})

test('a clock that ran a month ahead locks nobody out for a month', async () => {
  const { clock, count } = countAt('2026-04-11T15:00:00Z', 'bia')
  expect([await count(), await count(), await count()]).toEqual(['ok', 'ok', 'rate_limited'])
  clock.set('2026-03-11T15:00:00Z')
  expect([await count(), await count(), await count()]).toEqual(['ok', 'ok', 'rate_limited'])
})

test('processes whose clocks differ by a little share one count', async () => {
  const { clock, count } = countAt('2026-03-11T15:00:05Z', 'caio')
  expect([await count(), await count()]).toEqual(['ok', 'ok'])
  clock.set('2026-03-11T15:00:00Z')
  expect(await count()).toBe('rate_limited')
})
