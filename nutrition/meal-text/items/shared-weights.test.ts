import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    'marmita de 500g de arroz e feijão, comi metade',
    ['Arroz branco cozido 119', 'Feijão carioca cozido 131'],
  ],
  ['marmita de 500g de arroz e feijão', ['Arroz branco cozido 238', 'Feijão carioca cozido 262']],
])('"%s" shares the eaten part of the weight', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
