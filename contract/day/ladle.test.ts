import { findFood } from '#nutrition/foods/food-table.ts'
import { gramsOf } from '#nutrition/foods/measures/grams-of.ts'
import { expect, test } from 'vitest'
import { ladle } from './ladle.ts'

test("the default ladle equals the food table's measure", () => {
  const beans = findFood('taco:561')
  expect(beans && gramsOf(beans, 'concha', 1)).toBe(ladle.tableGrams)
})
