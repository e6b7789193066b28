import { expect, test } from 'vitest'
import { type HealthFacts } from '../../safety/health-facts.ts'
import { healthy } from '../../safety/test-health-facts.ts'
import { daysBetween } from '../../shared/calendar/days.ts'
import { allowsStreaks, streakOf } from './streak.ts'

const streakOn = (days: readonly string[], today: string) =>
  streakOf(days.map((day) => daysBetween(day, today)))

test('the streak counts consecutive days up to today', () => {
  expect(streakOn(['2026-11-18', '2026-11-20', '2026-11-19', '2026-11-19'], '2026-11-20')).toBe(3)
})

test('a streak continues while today has no record yet', () => {
  expect(streakOn(['2026-11-18', '2026-11-19'], '2026-11-20')).toBe(2)
})

test('a streak ends when yesterday has no record', () => {
  expect(streakOn(['2026-11-17', '2026-11-18'], '2026-11-20')).toBe(0)
  expect(streakOn(['2026-11-18', '2026-11-20'], '2026-11-20')).toBe(1)
})

test('a streak continues across the ends of months and years and leap days', () => {
  expect(streakOn(['2027-12-31', '2028-01-01'], '2028-01-01')).toBe(2)
  expect(streakOn(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01')).toBe(3)
})

const withoutStreaks: readonly Partial<HealthFacts>[] = [
  { conditions: ['tca'] },
  { eatingDisorders: 'ortorexia' },
  { declared: ['transtorno_alimentar'] },
  { conditions: ['ansiedade_depressao'] },
  { declared: ['ansiedade_depressao'] },
  { weightHistory: 'efeito_sanfona' },
]

test.each(withoutStreaks)('no streak is counted for %o', (facts) => {
  expect(allowsStreaks({ ...healthy, ...facts })).toBe(false)
})

test('a streak is counted for others', () => {
  expect(allowsStreaks(healthy)).toBe(true)
  expect(allowsStreaks({ ...healthy, conditions: ['diabetes'] })).toBe(true)
})
