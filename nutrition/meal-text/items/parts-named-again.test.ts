import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    'arroz, feijão e bife, comi metade do bife',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 140', 'Contrafilé grelhado 53'],
  ],
  ['bolo e suco, tomei metade do suco', ['Bolo simples 60', 'Suco de fruta 120']],
  ['x-burguer com fritas, comi só metade das fritas', ['X-burger 140', 'Batata frita 50']],
])('"%s" counts the part of the food', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  [
    'arroz e bife, e metade de um pastel',
    ['Arroz branco cozido 128', 'Contrafilé grelhado 105', 'Pastel de carne frito 50'],
  ],
  ['comi metade do bife e arroz', ['Contrafilé grelhado 53', 'Arroz branco cozido 128']],
])('"%s" counts another food', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
