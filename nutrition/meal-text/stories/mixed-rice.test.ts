import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['arroz com galinha 4 colheres de servir', ['Galinhada 240']],
  ['arroz com frango caipira um prato', ['Galinhada 320']],
  [
    'arroz com frango 100g e salada',
    ['Arroz branco cozido 128', 'Filé de frango grelhado 100', 'Salada crua 80'],
  ],
  [
    'arroz com pequi e frango um prato',
    ['Arroz branco cozido 128', 'Pequi 8', 'Filé de frango grelhado 100'],
  ],
  [
    'arroz com legumes e frango um prato',
    ['Arroz branco cozido 128', 'Legumes cozidos 110', 'Filé de frango grelhado 100'],
  ],
  [
    'arroz com frango e 2 colheres de feijão',
    ['Arroz branco cozido 128', 'Filé de frango grelhado 100', 'Feijão carioca cozido 34'],
  ],
])('"%s" counts an amount after rice with chicken', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
