import { expect, test } from 'vitest'
import { stepped } from './amount-steps.ts'
import { beans, rice, rowOf } from '../shared/test-food-rows.ts'

const ladles = (quantity: number, grams: number) => ({
  food: rowOf(beans),
  measure: 'concha',
  quantity,
  grams,
})

test.each([
  [0.5, 1, 1],
  [1, 1, 1.5],
  [1.5, 1, 2],
  [2, 1, 3],
  [3, -1, 2],
  [2, -1, 1.5],
  [1, -1, 0.5],
  [0.5, -1, 0.5],
] as const)('%d ladles and a tap of %d are %d', (quantity, direction, next) => {
  expect(stepped(ladles(quantity, quantity * 140), direction)).toEqual({
    measure: 'concha',
    quantity: next,
    grams: next * 140,
  })
})

test('a measure keeps the weight set by this person', () => {
  expect(stepped(ladles(1, 200), 1)).toMatchObject({ quantity: 1.5, grams: 300 })
})

test('a food without a measure steps by ten grams and stays above them', () => {
  const weighed = { food: rowOf(rice), measure: 'grama', quantity: 400, grams: 400 }
  expect(stepped(weighed, 1).grams).toBe(410)
  expect(stepped({ ...weighed, quantity: 12, grams: 12 }, -1).grams).toBe(10)
})

test('one tap up and one down restores the amount', () => {
  for (const quantity of [0.5, 1, 1.5, 2, 3, 7]) {
    const more = stepped(ladles(quantity, quantity * 140), 1)
    expect(stepped({ food: rowOf(beans), ...more }, -1)).toMatchObject({ quantity, grams: quantity * 140 })
  }
})
