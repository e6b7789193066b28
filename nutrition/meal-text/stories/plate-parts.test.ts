import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    'metade do prato de salada, 1/4 carne e 1/4 arroz',
    ['Salada crua 160', 'Carne bovina grelhada 100', 'Arroz branco cozido 96'],
  ],
  ['1/2 prato salada, 1/4 carne', ['Salada crua 160', 'Carne bovina grelhada 100']],
  [
    'meio prato de salada, um quarto de arroz e um quarto de frango',
    ['Salada crua 160', 'Arroz branco cozido 96', 'Filé de frango grelhado 100'],
  ],
  [
    'metade do prato era salada, o resto arroz e bife',
    ['Salada crua 160', 'Arroz branco cozido 128', 'Contrafilé grelhado 105'],
  ],
])('"%s" fills parts of one plate', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['meio prato de arroz', ['Arroz branco cozido 100']],
  ['1/2 prato de arroz e 1/4 de pizza', ['Arroz branco cozido 100', 'Pizza 63']],
  ['metade do prato de salada e 3/4 de carne', ['Salada crua 75', 'Carne bovina grelhada 188']],
])('"%s" names no parts of one plate', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
