import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

test.each([
  '1 long neck heineken sem alcool',
  'cerveja corona sem álcool',
  'skol zero',
  'chopp sem álcool',
  'uma itaipava zero álcool',
])('"%s" is beer without alcohol', (text) => {
  const { items, unmatched } = readMeal(text)
  expect(items.map(({ food }) => food.name)).toEqual(['Cerveja sem álcool'])
  expect(unmatched).toEqual([])
})

test.each(['caipirinha sem álcool', 'vinho sem álcool', 'uma taça de espumante sem álcool'])(
  '"%s" asks, because the table has only the drink with alcohol',
  (text) => {
    const { items, questions } = readMeal(text)
    expect(items).toHaveLength(1)
    expect(questions.map(({ code }) => code)).toEqual(['stand_in'])
  },
)

test('bread named after its size is no beer', () => {
  expect(readMeal('pão cervejinha com nata').items.map(({ food }) => food.name)).toEqual([
    'Pão francês',
    'Nata',
  ])
})
