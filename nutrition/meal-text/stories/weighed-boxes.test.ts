import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    '2/3 da marmita de 600 g com arroz, feijão e frango',
    ['Arroz branco cozido 139', 'Feijão carioca cozido 152', 'Filé de frango grelhado 109'],
  ],
  [
    'marmita de 450 g, metade arroz metade estrogonofe de frango',
    ['Arroz branco cozido 225', 'Estrogonofe de frango 225'],
  ],
])('"%s" divides the weight of the box', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['marmita de 450 g, metade arroz', ['Arroz branco cozido 64']],
  [
    '150 arroz 120 frango 80 feijão',
    ['Arroz branco cozido 150', 'Filé de frango grelhado 120', 'Feijão carioca cozido 80'],
  ],
])('"%s" keeps its amounts', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
