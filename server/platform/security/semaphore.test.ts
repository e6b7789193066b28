import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { byAddress } from './client-address.ts'
import { createCallerSeats, createSemaphore } from './semaphore.ts'

test('at most N tasks run at once, in FIFO order, whether they fail or not', async () => {
  const pass = createSemaphore(2)
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

test('a caller without room, or whose wait times out, is refused as busy', async () => {
  const pass = createSemaphore(1, { most: 1, patienceMs: 5 })
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

test('with all seats taken by strangers, known callers get every second turn', async () => {
  const pass = createSemaphore(1, { most: 3, mostKnown: 2, patienceMs: 60_000 })
  const held = Promise.withResolvers<void>()
  const begun: string[] = []
  const first = pass(() => held.promise)
  const enter = (name: string, isKnown: boolean) =>
    pass(async () => void begun.push(name), isKnown).catch(({ code }: { code: string }) => code)
  const strangers = ['s1', 's2', 's3', 's4'].map((name) => enter(name, false))
  const known = ['k1', 'k2', 'k3'].map((name) => enter(name, true))
  held.resolve()
  await first
  expect(await Promise.all(strangers)).toEqual([undefined, undefined, undefined, 'busy'])
  expect(await Promise.all(known)).toEqual([undefined, undefined, 'busy'])
  expect(begun).toEqual(['k1', 's1', 'k2', 's2', 's3'])
})

test('known callers may use free stranger seats, which costs no reserved seat', async () => {
  for (const isKnown of [false, true]) {
    const pass = createSemaphore(2, { most: 3, mostKnown: 2, patienceMs: 60_000 })
    const held = Promise.withResolvers<void>()
    const crowd = Array.from({ length: 9 }, () =>
      pass(() => held.promise, isKnown).then(
        () => 'in',
        ({ code }: { code: string }) => code,
      ),
    )
    held.resolve()
    const entered = (await Promise.all(crowd)).filter((how) => how === 'in')
    expect(entered).toHaveLength(isKnown ? 7 : 5)
  }
})

test('one address takes only its own seats, a /48 twice as many', async () => {
  const pass = createCallerSeats(2)
  const held = Promise.withResolvers<void>()
  const enter = (address: string) =>
    pass(byAddress(address), () => held.promise).then(
      () => 'in',
      ({ code }: { code: string }) => code,
    )
  const one = [1, 2, 3].map(() => enter('203.0.113.7'))
  const site = Array.from({ length: 22 }, (_, place) => enter(`2001:db8:7:${place}::1`))
  const another = enter('203.0.113.8')
  held.resolve()
  expect(await Promise.all(one)).toEqual(['in', 'in', 'busy'])
  expect((await Promise.all(site)).filter((how) => how === 'busy')).toHaveLength(18)
  expect([await another, await enter('203.0.113.7')]).toEqual(['in', 'in'])
})
