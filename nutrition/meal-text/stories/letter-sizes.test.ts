import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['coxinha G', ['Coxinha de frango 140']],
  ['açaí P com granola', ['Açaí com granola 300']],
  ['pizza família dividida em 5', ['Pizza 160']],
  ['café m', ['Café sem açúcar 50']],
  ['pizza M', ['Pizza 600']],
  ['combo m big mac', ['X-burger 190', 'Batata frita 100', 'Refrigerante 350']],
  ['100 g de arroz', ['Arroz branco cozido 100']],
])('"%s" has a size by letter, or grams', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['pizza G e M', ['pizza G', 'M']],
  ['lanche p', ['p']],
])('"%s" is asked about', (text, unmatched) => {
  expect(readMeal(text)).toMatchObject({ items: [], unmatched })
})
