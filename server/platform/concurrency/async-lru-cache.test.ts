import { expect, test } from 'vitest'
import { asyncLruCache } from './async-lru-cache.ts'

test('a cached value is made once, and the least recently used one is dropped', async () => {
  const made: string[] = []
  const few = asyncLruCache<string>(2)
  const ask = (key: string) =>
    few.get(key, async () => {
      made.push(key)
      return key.toUpperCase()
    })
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['A', 'A', 'B'])
  await ask('a')
  await ask('c')
  await ask('a')
  await ask('b')
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('a value that could not be made is retried', async () => {
  const few = asyncLruCache<number>(2)
  await expect(few.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await few.get('a', async () => 1)).toBe(1)
})
