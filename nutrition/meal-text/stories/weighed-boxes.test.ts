import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    '2/3 da marmita de 600 g com arroz, feijão e frango',
    ['Arroz branco cozido 139', 'Feijão carioca cozido 152', 'Filé de frango grelhado 109'],
  ],
  [
    'meia marmita de 600 g de arroz, feijão e frango',
    ['Arroz branco cozido 104', 'Feijão carioca cozido 114', 'Filé de frango grelhado 82'],
  ],
  [
    'marmita de 450 g, metade arroz metade estrogonofe de frango',
    ['Arroz branco cozido 225', 'Estrogonofe de frango 225'],
  ],
  [
    'peguei no buffet arroz, strogonoff, batata palha e salada, deu 420g',
    ['Arroz branco cozido 132', 'Estrogonofe de frango 177', 'Batata-palha 28', 'Salada crua 83'],
  ],
  [
    'arroz, feijão e um bife, pesou 500 g',
    ['Arroz branco cozido 171', 'Feijão carioca cozido 188', 'Contrafilé grelhado 141'],
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
  ['frango grelhado deu 200 g', ['Filé de frango grelhado 200']],
  // Too light for a plate of three foods.
  [
    'arroz, feijão e frango, deu 100 g',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 140', 'Filé de frango grelhado 100'],
  ],
  ['sorvete self service 300 g', ['Sorvete 300']],
  // Its foods are asked for.
  ['self service 600 gramas no total', []],
  ['arroz 100 g e frango, deu 300 g', ['Arroz branco cozido 100', 'Filé de frango grelhado 300']],
])('"%s" keeps its amounts', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
