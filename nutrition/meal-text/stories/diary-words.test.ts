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
