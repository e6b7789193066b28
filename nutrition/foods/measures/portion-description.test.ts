import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFood, foods } from '../food-table.ts'
import { gramsOf } from './grams-of.ts'
import { describePortion } from './portion-description.ts'

test.each([
  ['taco:561', 140, '1 concha (140 g)'],
  ['taco:561', 70, '½ concha (70 g)'],
  ['taco:561', 210, '1½ concha (210 g)'],
  ['taco:3', 170, '2 escumadeiras (170 g)'],
  ['taco:410', 100, '1 filé (100 g)'],
  ['taco:53', 50, '1 unidade (50 g)'],
  ['taco:53', 100, '2 unidades (100 g)'],
  ['taco:458', 150, '1 copo americano (150 g)'],
  ['taco:480', 350, '1 lata (350 ml)'],
  ['taco:131', 30, '2 colheres de sopa (30 g)'],
])('%s, %i g, is described as %s', (id, grams, text) => {
  expect(describePortion(findFood(id)!, grams).text).toBe(text)
})

test('grams are used when no measure is close', () => {
  expect(describePortion(findFood('taco:561')!, 3)).toEqual({
    quantity: 3,
    measure: 'grama',
    spoken: '3 g',
    text: '3 g',
  })
})

test('a description is within 15 % of the amount, in whole or half measures', () => {
  fc.assert(
    fc.property(fc.constantFrom(...foods), fc.integer({ min: 1, max: 1200 }), (food, grams) => {
      const { quantity, measure } = describePortion(food, grams)
      const describedG = gramsOf(food, measure, quantity)!
      expect(Math.abs(describedG - grams)).toBeLessThanOrEqual(0.15 * grams + 0.1)
      expect(measure === 'grama' || Number.isInteger(quantity * 2)).toBe(true)
    }),
  )
})

test('the usual portion of every food is described in a measure, not in grams', () => {
  const inGrams = foods.filter((food) => describePortion(food, food.defaultGrams).measure === 'grama')
  expect(inGrams.map(({ name }) => name)).toEqual([])
})
