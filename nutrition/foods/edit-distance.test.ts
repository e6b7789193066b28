import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

test.each([
  ['frango', 'frango', 0],
  ['frangp', 'frango', 1],
  ['farngo', 'frango', 1],
  ['fango', 'frango', 1],
  ['macarao', 'macarrao', 1],
])('%s is %i slips from %s', (typed, target, slips) => {
  expect(editDistance(typed, target, 2)).toBe(slips)
})

test('with `prefix`, a word is compared with every prefix of the target', () => {
  expect(editDistance('frsn', 'frango', 1, true)).toBe(1)
  expect(editDistance('frsn', 'frango', 1)).toBe(2)
})

test('the distance is symmetric and is limit + 1 beyond the limit', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 8)).toBe(editDistance(b, a, 8))
      expect(editDistance(a, b, 1)).toBe(Math.min(2, editDistance(a, b, 8)))
    }),
  )
})
