import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['1 pizza congelada', 'Pizza 460'],
  ['meia pizza congelada', 'Pizza 230'],
  ['2 pizzas congeladas', 'Pizza 920'],
  ['pizza congelada inteira', 'Pizza 460'],
  ['1 pizza de calabresa congelada', 'Pizza de calabresa 460'],
])('"%s" weighs as those of the shops', (text, food) => {
  expect(foodsIn(text)).toEqual([food])
})

test.each([
  ['1 pizza congelada de 300 g', ['Pizza 300']],
  ['2 fatias de pizza congelada', ['Pizza 200']],
  ['pizza congelada', ['Pizza 200']],
  ['1 pizza brotinho congelada', ['Pizza 360']],
  ['1 pizza e um suco congelado', ['Pizza 800', 'Suco de fruta 240']],
])('"%s" is no whole frozen pizza of that weight', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
