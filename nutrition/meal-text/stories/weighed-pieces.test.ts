import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['fiz 10 almôndegas de 30 g cada, comi 6', ['Almôndega frita 180']],
  ['fiz 10 almôndegas de 30 g cada, lanchei 6', ['Almôndega frita 180']],
  ['fiz 10 almôndegas de 30 g cada, comemos 6', ['Almôndega frita 180']],
  ['fiz 10 almôndegas de 30 g cada, comi 6 delas', ['Almôndega frita 180']],
  ['fiz 10 almôndegas de 30 g cada, comi algumas', ['Almôndega frita 300']],
  ['fiz 10 almôndegas de 30 g, comi 2 bananas', ['Almôndega frita 300', 'Banana-prata 160']],
  ['comprei 1 barra de 90 g de chocolate, comi 1', ['Chocolate ao leite 90']],
  ['comprei 6 garrafas de 1 litro de cerveja, tomei 3', ['Cerveja 3000']],
])('"%s" counts the eaten pieces', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
