import { expect, test } from 'vitest'
import { createTtlCache } from './ttl-cache.ts'

test('a value is cached for its TTL and not a millisecond longer', () => {
  let now = 1000
  const memory = createTtlCache<string>(5000, () => now)
  memory.set('a', 'known')
  now = 5999
  expect(memory.get('a')).toBe('known')
  now = 6000
  expect(memory.get('a')).toBeUndefined()
  expect(memory.get('b')).toBeUndefined()
})

test('entries expire when the clock is set back', () => {
  let now = 1000
  const memory = createTtlCache<string>(5000, () => now)
  memory.set('a', 'known')
  now = 500
  expect(memory.get('a')).toBeUndefined()
})
