import { expect, test } from 'vitest'
import { listDays, partsOf, periodBefore, periodOf } from './period.ts'

const ends = ({ start, end }: { start: string; end: string }) => `${start} ${end}`

test('a week runs from Monday to Sunday, over the ends of months and years', () => {
  expect(ends(periodOf('week', '2026-03-09'))).toBe('2026-03-09 2026-03-15')
  expect(ends(periodOf('week', '2026-03-15'))).toBe('2026-03-09 2026-03-15')
  expect(ends(periodOf('week', '2027-01-01'))).toBe('2026-12-28 2027-01-03')
})

test('a month ends on its last calendar day', () => {
  expect(ends(periodOf('month', '2026-12-31'))).toBe('2026-12-01 2026-12-31')
  expect(ends(periodOf('month', '2028-02-10'))).toBe('2028-02-01 2028-02-29')
  expect(listDays('2026-03-01', '2026-03-31')).toHaveLength(31)
  expect(listDays('2028-01-01', '2028-12-31')).toHaveLength(366)
})

test('the previous period is complete, whatever its length', () => {
  expect(ends(periodBefore(periodOf('week', '2026-03-09')))).toBe('2026-03-02 2026-03-08')
  expect(ends(periodBefore(periodOf('month', '2026-03-31')))).toBe('2026-02-01 2026-02-28')
  expect(ends(periodBefore(periodOf('year', '2026-03-31')))).toBe('2025-01-01 2025-12-31')
})

test('the parts of a month are its weeks, clipped to the month, without gaps', () => {
  const month = periodOf('month', '2026-03-01')
  expect(partsOf(month).map(ends)).toEqual([
    '2026-03-01 2026-03-01',
    '2026-03-02 2026-03-08',
    '2026-03-09 2026-03-15',
    '2026-03-16 2026-03-22',
    '2026-03-23 2026-03-29',
    '2026-03-30 2026-03-31',
  ])
  expect(partsOf(periodOf('year', '2026-03-01'))).toHaveLength(12)
  expect(partsOf(periodOf('week', '2026-03-01'))).toEqual([])
})
