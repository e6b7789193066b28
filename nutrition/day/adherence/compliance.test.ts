import { expect, test } from 'vitest'
import { compliancePercentage, isFollowed } from './compliance.ts'

test('a day is followed when half of its meals, and at least one, are ticked', () => {
  expect(isFollowed(2, 4)).toBe(true)
  expect(isFollowed(2, 5)).toBe(false)
  expect(isFollowed(0, 0)).toBe(false)
})

test('compliance is the share of ticked meals in percent', () => {
  expect(compliancePercentage(1, 3)).toBe(33)
  expect(compliancePercentage(4, 4)).toBe(100)
  expect(compliancePercentage(0, 0)).toBe(0)
})
