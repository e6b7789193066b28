import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ["casquinha do mc donald's", ['Casquinha de lanchonete 85']],
  ["milk shake de ovomaltine do bob's 500ml", ['Milk-shake 500']],
  ["domino's: 2 fatias de pizza", ['Pizza 200']],
  ["no habib's 2 esfihas de queijo", ['Esfirra de queijo 110']],
  ['outback: costela', ['Costela bovina assada 120']],
  ['madero: cheeseburger', ['X-burger 140']],
  ['1 milk shake do arbys de morango', ['Milk-shake de morango 350']],
  ['danone, pão', ['Iogurte de frutas 100', 'Pão francês 50']],
  ['chá leão de camomila', ['Chá sem açúcar 200']],
])('"%s" leaves no part of the shop over', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
  expect(readMeal(text).unmatched).toEqual([])
})

test('a shop without foods is asked about', () => {
  expect(readMeal("habib's").unmatched).toEqual(["habib's"])
  expect(readMeal('garoto 2').unmatched).toEqual(['garoto'])
})
