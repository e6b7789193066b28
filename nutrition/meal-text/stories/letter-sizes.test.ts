import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['coxinha G', ['Coxinha de frango 140']],
  ['açaí P com granola', ['Açaí com granola 300']],
  ['pizza família dividida em 5', ['Pizza 160']],
  ['100 g de arroz', ['Arroz branco cozido 100']],
])('"%s" has a size by letter, or grams', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
