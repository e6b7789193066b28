import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    'peixe frito com arroz e salada, duas postas',
    ['Peixe frito 400', 'Arroz branco cozido 128', 'Salada crua 80'],
  ],
  [
    'arroz, feijão e couve, duas conchas',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 280', 'Couve refogada 42'],
  ],
  ['sopa de legumes e pão, 2 conchas', ['Sopa de legumes 260', 'Pão francês 50']],
])('"%s" gives the amount to the food that is measured so', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
