import { expect, test } from 'vitest'
import { dataSourceOf, progressOf } from './progress.ts'

test('progress is a whole percentage without a cap, and null without a target', () => {
  expect(progressOf(925, 1850)).toBe(50)
  expect(progressOf(2035, 1850)).toBe(110)
  expect(progressOf(500, null)).toBeNull()
  expect(progressOf(500, 0)).toBeNull()
})

test("the data source is the one with most of the day's energy", () => {
  expect(dataSourceOf({ diet_plan: 400, scan: 700, manual: 100 })).toBe('scan')
  expect(dataSourceOf({ diet_plan: 500, scan: 500, manual: 0 })).toBe('diet_plan')
  expect(dataSourceOf({ diet_plan: 0, scan: 0, manual: 0 })).toBe('manual')
})
