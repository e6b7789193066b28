import { expect, test } from 'vitest'
import { lruCache } from './lru-cache.ts'

test('a cached value is made once, and the least recently used one is dropped', () => {
  const made: string[] = []
  const cached = lruCache<string>(2)
  const get = (key: string) => cached(key, () => (made.push(key), key.toUpperCase()))
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
