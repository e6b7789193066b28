import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    'mingau de aveia com leite desnatado: 2 col. sopa de aveia, 200 ml de leite',
    ['Aveia em flocos 30', 'Leite desnatado 200'],
  ],
  ['mingau: 2 col. sopa de aveia, 200 ml de leite', ['Aveia em flocos 30', 'Leite integral 200']],
])('"%s" has the milk of its title', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
