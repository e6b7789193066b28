import { expect, test } from 'vitest'
import { parseTypedNumber } from './typed-number.ts'

test.each([
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  [' 3 / 4 ', 0.75],
  ['½', 0.5],
  ['1½', 1.5],
  ['1,5', 1.5],
  ['1 000', 1000],
])('"%s" is %d', (text, value) => expect(parseTypedNumber(text)).toBe(value))

test.each(['1/', '/2', '1/0', '1/2/3', '1 2', '1-2', ''])('"%s" is no number', (text) => {
  expect(parseTypedNumber(text)).toBeNull()
})
