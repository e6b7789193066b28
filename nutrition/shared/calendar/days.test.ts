import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, daysSinceMonday, mondayOf, weekdayOf } from './days.ts'

test('adding days crosses months and leap years', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

test('a week starts on Monday and ends on Sunday', () => {
  expect(['2026-03-09', '2026-03-15', '2026-03-16'].map(mondayOf)).toEqual([
    '2026-03-09',
    '2026-03-09',
    '2026-03-16',
  ])
  expect(mondayOf('2027-01-01')).toBe('2026-12-28')
  expect([weekdayOf('2026-03-15'), daysSinceMonday('2026-03-15')]).toEqual([0, 6])
})

test('the difference of two days equals the days added, also negative', () => {
  const counts = fc.integer({ min: -40_000, max: 40_000 })
  fc.assert(
    fc.property(counts, (count) => {
      const moved = addDays('2026-03-11', count)
      expect(daysBetween('2026-03-11', moved)).toBe(count)
      expect(daysBetween(mondayOf(moved), moved)).toBe(daysSinceMonday(moved))
    }),
  )
})
