import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { pauseBeforeNextMs, retryWhenBusy } from './retry-when-busy.ts'

const busy = (retryAfterSeconds: number) =>
  new ApiError({ code: 'busy', detail: 'Muita gente.', status: 503, retryAfterSeconds })

test('a retry never precedes the server’s delay, and each one is later', () => {
  const pauses = [0, 1, 2, 3].map((before) => pauseBeforeNextMs(busy(10), before, 0))
  expect(pauses).toEqual([10_000, 15_000, 22_500, 33_750])
  expect(pauseBeforeNextMs(busy(10), 0, 1)).toBe(15_000)
})

test('retries end after four refusals or when the delay is too long', () => {
  expect(pauseBeforeNextMs(busy(10), 4, 0)).toBeNull()
  expect(pauseBeforeNextMs(busy(31), 0, 0)).toBeNull()
})

test('only a busy server is retried', async () => {
  const failure = new ApiError({ code: 'trial_expired', detail: 'Acabou.', status: 403 })
  expect(pauseBeforeNextMs(failure, 0, 0)).toBeNull()
  const onBusy = () => expect.unreachable('nothing is waited for')
  const { signal } = new AbortController()
  await expect(retryWhenBusy(() => Promise.reject(failure), { onBusy, signal })).rejects.toBe(failure)
})

test('cancelling during the wait ends it', async () => {
  const visit = new AbortController()
  const reason = new Error('cancelled')
  const turn = retryWhenBusy(() => Promise.reject(busy(10)), {
    onBusy: () => visit.abort(reason),
    signal: visit.signal,
  })
  await expect(turn).rejects.toBe(reason)
})
