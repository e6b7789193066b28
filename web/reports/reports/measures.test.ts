import { expect, test } from 'vitest'
import { countReached, isMet, measures, settledRows } from './measures.ts'
import { firstChosen, reportColumns } from './report-columns.ts'
import { testReport } from './test-report.ts'

test('protein and fiber are reached from 90%; energy within 10% either way', () => {
  expect(isMet('protein_g', 99, 110)).toBe(true)
  expect(isMet('protein_g', 98, 110)).toBe(false)
  expect(isMet('fiber_g', 60, 25)).toBe(true)
  expect(isMet('calories', 1800, 2000)).toBe(true)
  expect(isMet('calories', 2200, 2000)).toBe(true)
  expect(isMet('calories', 2210, 2000)).toBe(false)
})

test('without a value or a target nothing is reached', () => {
  expect(isMet('protein_g', null, 110)).toBe(false)
  expect(isMet('calories', 1800, null)).toBe(false)
})

test('a day with a partly known fiber counts as reached or not at all', () => {
  const report = testReport('week', '2026-03-13', (at) => ({
    calories: 1800,
    fiber: [24, 10, 10, 24][at] ?? 20,
  }))
  const partial = { ...report.days, fiber_is_partial: [true, true, false, false, false, false, false] }
  const fiber = measures.find(({ measure }) => measure === 'fiber_g')!
  expect(countReached(settledRows({ ...report, days: partial }), fiber)).toEqual({ reached: 2, of: 3 })
  expect(countReached(settledRows(report), fiber)).toEqual({ reached: 2, of: 4 })
})

test('a year is shown by months, with the targets of the logged days', () => {
  const year = testReport('year', '2026-03-10', (at) => (at < 40 ? { calories: 1000 + at } : null))
  const months = reportColumns(year)
  expect(months).toHaveLength(12)
  expect(months[0]).toMatchObject({ title: 'Janeiro de 2026', entries: 31, hasBegun: true })
  expect(months[0]?.figures.protein_g.target).toBe(110)
  expect(months[1]).toMatchObject({ entries: 9 })
  expect(months[2]?.figures.calories).toEqual({ value: null, target: null })
  expect(months[3]).toMatchObject({ hasBegun: false })
})

test('a report opens on the last day with data, or else on today', () => {
  const opensOn = (loggedDays: number) =>
    firstChosen(
      reportColumns(testReport('week', '2026-11-20', (at) => (at < loggedDays ? { calories: 1800 } : null))),
    )
  expect(opensOn(2)).toBe(1)
  expect(opensOn(0)).toBe(4)
})
