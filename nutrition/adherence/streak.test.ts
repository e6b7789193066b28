import { expect, test } from 'vitest'
import { streakOf } from './streak.ts'

test('days in a row up to today make the streak', () => {
  expect(streakOf(['2026-11-18', '2026-11-20', '2026-11-19', '2026-11-19'], '2026-11-20')).toBe(3)
})

test('a today still without a record does not break it', () => {
  expect(streakOf(['2026-11-18', '2026-11-19'], '2026-11-20')).toBe(2)
})

test('a missed yesterday does', () => {
  expect(streakOf(['2026-11-17', '2026-11-18'], '2026-11-20')).toBe(0)
  expect(streakOf(['2026-11-18', '2026-11-20'], '2026-11-20')).toBe(1)
})

test('it runs over the ends of months, years and leap days', () => {
  expect(streakOf(['2027-12-31', '2028-01-01'], '2028-01-01')).toBe(2)
  expect(streakOf(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01')).toBe(3)
})
