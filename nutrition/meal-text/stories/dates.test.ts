import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['nhoque do dia 29 um prato', ['Nhoque de batata 320']],
  ['feijoada do dia 15', ['Feijoada 280']],
  ['prato do dia 2 bifes', ['Contrafilé grelhado 210']],
  ['prato do dia 2 filé de frango', ['Filé de frango grelhado 200']],
])('"%s" counts no day', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
