import { findFood } from '#nutrition/foods/food-table.ts'
import { gramsOf } from '#nutrition/foods/measures/grams-of.ts'
import { expect, test } from 'vitest'
import { ladle } from './ladle.ts'

test('the default ladle is the one of the food table', () => {
  const beans = findFood('taco:561')
  expect(beans && gramsOf(beans, 'concha', 1)).toBe(ladle.tableGrams)
})
