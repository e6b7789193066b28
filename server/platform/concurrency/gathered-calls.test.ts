import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gatherCalls } from './gathered-calls.ts'

function recordCalls() {
  const calls: (readonly string[])[] = []
  const find = gatherCalls(async (keys: readonly string[]) => {
    calls.push(keys)
    if (keys.includes('broken')) throw new Error('broken')
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.toUpperCase()]))
  })
  return { calls, find }
}

test('keys of one iteration of the event loop share a call, each key once', async () => {
  const { calls, find } = recordCalls()
  expect(await Promise.all([find('a'), find('unknown'), find('b'), find('a')])).toEqual([
    'A',
    undefined,
    'B',
    'A',
  ])
  expect(calls).toEqual([['a', 'unknown', 'b']])
})

test('a key that is asked for after a call has started begins another one', async () => {
  const { calls, find } = recordCalls()
  const first = find('a')
  await setImmediate()
  const second = find('a')
  expect(await Promise.all([first, second])).toEqual(['A', 'A'])
  expect(calls).toEqual([['a'], ['a']])
})

test('a failed call fails for its keys, and the next call succeeds', async () => {
  const { find } = recordCalls()
  const asked = await Promise.allSettled([find('a'), find('broken')])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await find('a')).toBe('A')
})

test('an error thrown before the call is under way fails for its keys only', async () => {
  const find = gatherCalls<string, string>(() => {
    throw new Error('broken')
  })
  await expect(find('a')).rejects.toThrow('broken')
})
