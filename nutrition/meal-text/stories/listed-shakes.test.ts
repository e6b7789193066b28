import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['shake 300 ml leite, 2 scoops de whey', ['Leite integral 300', 'Whey protein em pó 60']],
  ['vitamina 300 ml de água, 1 banana', ['Vitamina de frutas 300', 'Banana-prata 80']],
  ['vitamina que a médica passou: 1 copo de leite e 1 banana', ['Leite integral 240', 'Banana-prata 80']],
  ['o suco que mandei: era água', ['Suco de fruta 240']],
])('"%s" counts a drink by its list only if it is made of milk', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
