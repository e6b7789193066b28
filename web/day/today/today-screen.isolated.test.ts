import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/client.ts'
import { todayQuery } from '../../api/today.ts'
import { loadPlanCards } from './use-plan-cards.ts'
import { waitForDay } from './today-screen.tsx'

vi.mock('./use-plan-cards.ts', () => ({ loadPlanCards: vi.fn<typeof loadPlanCards>() }))

const address = '/api/plan-today'

/** Returns whether the promise settled after all timers due within `ms` have run. */
async function endsWithin(waiting: Promise<void>, ms: number): Promise<boolean> {
  let hasEnded = false
  void waiting.finally(() => {
    hasEnded = true
  })
  await vi.advanceTimersByTimeAsync(ms)
  return hasEnded
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(loadPlanCards).mockRejectedValue(new Error('gone'))
  queryClient.clear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the first screen waits for the day requested by its document', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('preloadedRequests', new Map([[address, promise]]))
  const waiting = waitForDay()
  expect(await endsWithin(waiting, 100)).toBe(false)
  resolve(Response.json({ date: '2026-03-11' }))
  expect(await endsWithin(waiting, 0)).toBe(true)
  expect(queryClient.getQueryData(todayQuery.queryKey)).toEqual({ date: '2026-03-11' })
})

test('a day that does not arrive delays the screen by a second at most', async () => {
  vi.stubGlobal('preloadedRequests', new Map([[address, new Promise<Response>(() => undefined)]]))
  expect(await endsWithin(waitForDay(), 1000)).toBe(true)
})

test('cards that do not arrive delay the day only briefly', async () => {
  vi.stubGlobal(
    'preloadedRequests',
    new Map([[address, Promise.resolve(Response.json({ date: '2026-03-11' }))]]),
  )
  vi.mocked(loadPlanCards).mockReturnValue(new Promise(() => undefined))
  const waiting = waitForDay()
  expect(await endsWithin(waiting, 100)).toBe(false)
  expect(await endsWithin(waiting, 100)).toBe(true)
})

test('a screen whose document requested no day does not wait', async () => {
  const asked = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', asked)
  expect(await endsWithin(waitForDay(), 0)).toBe(true)
  expect(asked).not.toHaveBeenCalled()
})
