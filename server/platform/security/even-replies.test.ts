import { expect, test } from 'vitest'
import { createEvenReplies } from './even-replies.ts'

test.each([
  [0, 250],
  [3, 250],
  [249, 250],
  [251, 500],
  [980, 1000],
])('a reply that is ready after %d ms is sent after %d', async (readyMs, leavesMs) => {
  let now = 10_000
  const wait = async (ms: number) => void (now += ms)
  const untilEven = createEvenReplies(() => now, wait)()
  now += readyMs
  await untilEven()
  expect(now - 10_000).toBe(leavesMs)
})
