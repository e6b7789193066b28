import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

test.each([
  ['doce', ['doce']],
  ['comi um doce', ['doce']],
  ['tomei uma batida', ['batida']],
  ['comi um xis', ['xis']],
  ['uma espiga', ['espiga']],
])('"%s" is asked about', (text, unmatched) => {
  const { items, unmatched: words } = readMeal(text)
  expect([...items.map(({ food }) => food.name), ...words]).toEqual(unmatched)
})

test.each(['ela é um doce de pessoa', 'não comi doce', 'almocei', 'parei com bebida'])(
  '"%s" names no food that was eaten',
  (text) => {
    expect(readMeal(text).unmatched).toEqual([])
  },
)
