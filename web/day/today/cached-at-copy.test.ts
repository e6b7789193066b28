import { expect, test } from 'vitest'
import { cachedAtText } from './cached-at-copy.ts'

const now = new Date(2026, 2, 9, 20, 0)

test.each([
  [new Date(2026, 2, 9, 12, 30), 'Visto pela última vez hoje, às 12h30.'],
  [new Date(2026, 2, 8, 8, 0), 'Visto pela última vez ontem, às 8h.'],
  [new Date(2026, 2, 5, 23, 5), 'Visto pela última vez em 5 de março, às 23h05.'],
])('a day stored at %s says so', (cached, words) => {
  expect(cachedAtText(cached.toISOString(), now)).toBe(words)
})
