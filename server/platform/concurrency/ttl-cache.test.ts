import { expect, test } from 'vitest'
import { createTtlCache } from './ttl-cache.ts'

test('entries expire when the clock is set back', () => {
  let now = 1000
  const memory = createTtlCache<string>(5000, () => now)
  memory.set('a', 'known')
  now = 6000
  expect(memory.get('a')).toBe('known')
  now = 500
  expect(memory.get('a')).toBeUndefined()
})

test('an entry written at the start of the clock expires like any other', () => {
  let now = 0
  const memory = createTtlCache<string>(5000, () => now)
  memory.set('a', 'known')
  now = 5001
  expect(memory.get('a')).toBeUndefined()
})
