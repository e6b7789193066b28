import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['das 3 fatias de bolo comi 2', ['Bolo simples 120']],
  ['das 8 fatias de pizza comi só 3 e uma coca', ['Pizza 300', 'Refrigerante de cola 350']],
  ['coxinha inteira não, só metade', ['Coxinha de frango 50']],
  ['lá pelas 3 comi 2 bananas', ['Banana-prata 160']],
])('"%s" counts the eaten pieces', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
