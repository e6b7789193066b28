import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['iogurte 170 ml morango', ['Iogurte de morango 170']],
  ['suco del valle 200ml uva', ['Suco de fruta 200']],
  ['gatorade 500 ml limão', ['Isotônico 500']],
  ['pao 50 g, iogurte 170 g morango, 1 maçã', ['Pão francês 50', 'Iogurte de morango 170', 'Maçã 150']],
])('"%s" ends with a flavor', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['leite 200 ml morango', ['Leite integral 200', 'Morango 120']],
  ['iogurte 170 ml morango e banana', ['Iogurte natural 170', 'Morango 120', 'Banana-prata 80']],
])('"%s" names a food beside the product', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('an unknown product is not counted as its flavor', () => {
  const { items, unmatched } = readMeal('2 ovos, yopro 250ml chocolate')
  expect(items.map(({ food }) => food.name)).toEqual(['Ovo cozido'])
  expect(unmatched).toEqual(['yopro'])
})
