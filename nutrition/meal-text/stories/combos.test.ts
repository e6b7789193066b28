import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['combo big mac', ['X-burger 190', 'Batata frita 100', 'Refrigerante 350']],
  ['big mac combo com coca zero', ['X-burger 190', 'Refrigerante de cola zero 350', 'Batata frita 100']],
  ['combo whopper sem batata', ['Hambúrguer (sanduíche) 250']],
  ['combo de coxinha com suco', ['Coxinha de frango 100', 'Suco de fruta 240']],
])('"%s" has fries and a drink if it has a burger', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
