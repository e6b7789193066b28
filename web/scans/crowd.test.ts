import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { pauseBeforeNextMs, takeTurn } from './crowd.ts'

const busy = (retryAfterSeconds: number) =>
  new ApiError({ code: 'busy', detail: 'Muita gente.', status: 503, retryAfterSeconds })

test('a phone never asks sooner than the server says, and each time later', () => {
  const pauses = [0, 1, 2, 3].map((before) => pauseBeforeNextMs(busy(10), before, 0))
  expect(pauses).toEqual([10_000, 15_000, 22_500, 33_750])
  expect(pauseBeforeNextMs(busy(10), 0, 1)).toBe(15_000)
})

test('who was sent away four times, or for longer than a screen is looked at, gives up', () => {
  expect(pauseBeforeNextMs(busy(10), 4, 0)).toBeNull()
  expect(pauseBeforeNextMs(busy(31), 0, 0)).toBeNull()
})

test('only a crowd is waited for', async () => {
  const failure = new ApiError({ code: 'trial_expired', detail: 'Acabou.', status: 403 })
  expect(pauseBeforeNextMs(failure, 0, 0)).toBeNull()
  const onCrowd = () => expect.unreachable('nothing is waited for')
  const { signal } = new AbortController()
  await expect(takeTurn(() => Promise.reject(failure), { onCrowd, signal })).rejects.toBe(failure)
})

test('whoever cancels while waiting waits no longer', async () => {
  const visit = new AbortController()
  const reason = new Error('cancelled')
  const turn = takeTurn(() => Promise.reject(busy(10)), {
    onCrowd: () => visit.abort(reason),
    signal: visit.signal,
  })
  await expect(turn).rejects.toBe(reason)
})
