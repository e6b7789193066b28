import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['ontem comi lasanha, hoje só salada com frango', ['Salada crua 80', 'Filé de frango grelhado 100']],
  ['ontem comi lasanha', ['Lasanha 250']],
  ['comi o bolo de ontem e hoje um pão', ['Bolo simples 60', 'Pão francês 50']],
])('"%s" counts the food of today', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
