import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['200 g de carne costela', ['Costela bovina assada 200']],
  ['6 fatias de carne picanha e costela', ['Picanha grelhada 270', 'Costela bovina assada 120']],
  ['pastel de carne picanha', ['Pastel de carne frito 100', 'Picanha grelhada 90']],
  ['10 almôndegas de patinho de 30 g', ['Almôndega frita 300']],
  ['2 hambúrgueres de picanha', ['Hambúrguer bovino grelhado 160']],
])('"%s" counts the meat once', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
