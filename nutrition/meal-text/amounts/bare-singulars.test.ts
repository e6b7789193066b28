import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['torrada', ['Torrada 8']],
  ['comi torrada', ['Torrada 8']],
  ['hoje no lanche comi torrada', ['Torrada 8']],
  ['bolinho de bacalhau', ['Bolinho de bacalhau 30']],
  ['ovo de codorna', ['Ovo de codorna cozido 10']],
  ['ameixa', ['Ameixa 42']],
])('"%s" alone is one piece', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['café e torrada', ['Café sem açúcar 50', 'Torrada 24']],
  ['torrada com manteiga', ['Torrada 24', 'Manteiga com sal 10']],
  ['camarão cozido', ['Camarão cozido 100']],
  ['sequilho', ['Sequilho 25']],
  ['comi tempurá de legumes', ['Tempurá de legumes 90']],
  ['nuggets', ['Nuggets de frango assados 115']],
])('"%s" is a usual portion', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
