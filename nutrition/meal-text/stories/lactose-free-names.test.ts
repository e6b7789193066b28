import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['leite sem lactose desnatado', ['Leite desnatado sem lactose 240']],
  ['iogurte sem lactose de morango', ['Iogurte de morango sem lactose 170']],
  ['leite sem lactose com café', ['Café com leite sem lactose 240']],
  ['café com leite sem açúcar e sem lactose', ['Café com leite sem lactose 240']],
  ['café com leite sem lactose e sem açúcar', ['Café com leite sem lactose 240']],
  ['vitamina de banana com leite sem lactose', ['Vitamina de banana sem lactose 300']],
  ['leite e pão sem lactose', ['Leite integral 240', 'Pão francês 50']],
  ['queijo sem lactose e presunto', ['Queijo muçarela sem lactose 40', 'Presunto 30']],
])('"%s" is read with the food that has no lactose', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
  expect(readMeal(text).questions).toEqual([])
})

test.each([
  'pão de queijo sem lactose',
  'pizza sem lactose',
  'sanduíche de queijo sem lactose com requeijão',
])('a food that no table has without lactose keeps its allergen and is asked about: "%s"', (text) => {
  const { items, questions } = readMeal(text)
  expect(items.some(({ food }) => food.allergens.includes('lactose'))).toBe(true)
  expect(questions.map(({ code }) => code)).toEqual(['stand_in'])
})
