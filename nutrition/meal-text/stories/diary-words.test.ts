import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test('abbreviations of a food diary are read', () => {
  expect(foodsIn('alm: 2 conc fj, fgo grelh 120 g, alf e tom')).toEqual([
    'Feijão carioca cozido 280',
    'Filé de frango grelhado 120',
    'Alface crespa 30',
    'Tomate 60',
  ])
})

test.each([
  ['pizza marg 2 fatias', ['Pizza marguerita 220']],
  ['2 fatias de pizza de marg', ['Pizza marguerita 220']],
  ['pão com marg', ['Pão francês 50', 'Margarina 10']],
])('"%s" has the food that "marg" means there', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
