import { expect, test } from 'vitest'
import { createDrain } from './drain.ts'

test('a drain period of 0 seconds ends without a second signal', async () => {
  const drain = createDrain(0)
  expect(drain.isEnding()).toBe(false)
  const over = drain.begin()
  expect(drain.isEnding()).toBe(true)
  await over
})
