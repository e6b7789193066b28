import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['nhoque ao sugo prato', ['Nhoque de batata 320']],
  ['macarrão à bolonhesa prato, suco', ['Macarrão à bolonhesa 320', 'Suco de fruta 240']],
  ['repeti o prato', []],
  ['arroz e feijão prato', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['1 prato de strogonoff', ['Estrogonofe de frango 220']],
])('"%s" counts a plate of the one food before it', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
