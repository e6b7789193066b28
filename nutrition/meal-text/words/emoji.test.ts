import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['🍌🍌 ☕', ['Banana-prata 160', 'Café sem açúcar 50']],
  ['🍚🍟', ['Arroz branco cozido 128', 'Batata frita 140']],
  ['🙂👍', []],
  ['🍌🙂🍌', ['Banana-prata 80', 'Banana-prata 80']],
])('%s counts the foods that are drawn', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['comi banana 🍌', ['Banana-prata 80']],
  ['almoço 🍚🍗: arroz e frango', ['Arroz branco cozido 128', 'Filé de frango grelhado 100']],
])('%s counts only the words', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
