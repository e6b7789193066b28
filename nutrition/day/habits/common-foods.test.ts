import { expect, test } from 'vitest'
import { mealTypes } from '../../targets/meal-type.ts'
import { commonFoodsOf } from './common-foods.ts'

test('every meal has at least four common foods, each once', () => {
  for (const mealType of mealTypes) {
    const ids = commonFoodsOf(mealType).map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(4)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('lunch begins with rice and beans', () => {
  expect(
    commonFoodsOf('almoco')
      .slice(0, 2)
      .map(({ id }) => id),
  ).toEqual(['taco:3', 'taco:561'])
})
