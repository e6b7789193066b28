import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'
import { tokenize } from './tokens.ts'

test.each([
  ["bob's", ['bobs']],
  ['mcdonald’s', ['mcdonalds']],
  ["habib's e", ['habibs', 'e']],
  ["d'água", ['de', 'agua']],
  ["galinha d'angola", ['galinha', 'de', 'angola']],
])('"%s" is split without apostrophes', (text, words) => {
  expect(tokenize(text).map(({ plain }) => plain)).toEqual(words)
})

test('the s after an apostrophe belongs to the brand and does not mean "sem"', () => {
  expect(foodsIn("milk shake de ovomaltine do bob's 500ml")).toEqual(['Milk-shake 500'])
  expect(readMeal("esfiha do habib's 3 unidades").unmatched).toEqual([])
  expect(readMeal("1 big mac do mcdonald's").unmatched).toEqual([])
  expect(readMeal("m&m's 1 pacotinho").items).toHaveLength(1)
})
