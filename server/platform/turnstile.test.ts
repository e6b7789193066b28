import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurnstile } from './turnstile.ts'

test('no more than allowed run at once, in the order they came, whether they fail or not', async () => {
  const pass = createTurnstile(2)
  const begun: number[] = []
  let underWay = 0
  let most = 0
  const works = Array.from({ length: 6 }, (_, place) =>
    pass(async () => {
      begun.push(place)
      most = Math.max(most, (underWay += 1))
      await setImmediate()
      underWay -= 1
      if (place % 2 === 0) throw new Error('no')
      return place
    }),
  )
  const ended = await Promise.allSettled(works)
  expect(ended.map(({ status }) => status === 'fulfilled')).toEqual([false, true, false, true, false, true])
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4, 5], 2])
})

test('whoever finds no room, or waits in vain, is told to come back and takes no place', async () => {
  const pass = createTurnstile(1, { most: 1, patienceMs: 5 })
  const held = Promise.withResolvers<void>()
  const first = pass(() => held.promise)
  const busy = { code: 'busy', status: 503, extras: { headers: { 'retry-after': '5' } } }
  const second = pass(async () => 'second').catch((error: unknown) => error)
  await expect(pass(async () => 'third')).rejects.toMatchObject(busy)
  expect(await second).toMatchObject(busy)
  const patient = pass(async () => 'fourth').catch(() => 'too late')
  held.resolve()
  await first
  expect([await patient, await pass(async () => 'fifth')]).toEqual(['fourth', 'fifth'])
})
