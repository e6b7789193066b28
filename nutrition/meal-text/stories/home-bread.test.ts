import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['2 fatias de pão caseiro', ['Pão francês 68']],
  ['duas fatias de pao de casa com mel', ['Pão francês 68', 'Mel 15']],
  ['pão caseiro 2 fatia', ['Pão francês 68']],
  ['2 fatias de pão de forma', ['Pão de forma 50']],
])('"%s" weighs its slices', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
