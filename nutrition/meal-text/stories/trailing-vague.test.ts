import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    'arroz pouco, feijão bastante, carne',
    ['Arroz branco cozido 64', 'Feijão carioca cozido 210', 'Carne bovina grelhada 100'],
  ],
  [
    'arroz (pouco), salada (bastante) e bife',
    ['Arroz branco cozido 64', 'Salada crua 120', 'Contrafilé grelhado 105'],
  ],
])('"%s" weighs the vague amounts', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['2 colheres de arroz, bastante salada', ['Arroz branco cozido 50', 'Salada crua 120']],
  ['2 ovos, muito bons', ['Ovo cozido 90']],
])('"%s" keeps the amounts of others', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
