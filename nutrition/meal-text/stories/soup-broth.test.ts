import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['miojo com ovo, tomei todo o caldo', ['Macarrão instantâneo preparado (miojo) 196', 'Ovo cozido 45']],
  ['miojo de galinha e tomei metade do caldo', ['Macarrão instantâneo preparado (miojo) 196']],
])('"%s" has its broth already', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['comi macarrão e tomei um caldo', ['Macarrão cozido 165', 'Sopa de legumes com carne 390']],
  ['sopa de legumes e depois tomei um caldo', ['Sopa de legumes 300', 'Sopa de legumes com carne 390']],
])('"%s" has another soup', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('another broth is a soup', () => {
  expect(foodsIn('tomei um caldo de feijão')).toHaveLength(1)
  expect(foodsIn('miojo e depois tomei caldo de cana')).toHaveLength(2)
})
