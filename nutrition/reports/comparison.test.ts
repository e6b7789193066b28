import { expect, test } from 'vitest'
import type { DayRecord } from './day-record.ts'
import { reportOf } from './report.ts'
import { emptyDay, factsOf, plate } from './test-days.ts'

const lunch = plate('almoco', [['taco:3', 100]])
const days = (dates: readonly string[], change: Partial<DayRecord> = {}): DayRecord[] =>
  dates.map((date) => ({ ...emptyDay, date, meals: [lunch], ...change }))
const lastWeek = ['2026-03-02', '2026-03-03', '2026-03-04']
const loggedDays = (dates: readonly string[], change: Partial<DayRecord> = {}) =>
  Object.fromEntries(dates.map((date) => [date, { meals: [lunch, lunch], ...change }]))
const thisWeek = ['2026-03-09', '2026-03-10', '2026-03-11']

test('two periods are compared by means, and the change is between shown values', () => {
  const facts = factsOf('week', '2026-03-09', loggedDays(thisWeek, { weightKg: 69.5 }), {
    daysBefore: days(lastWeek, { weightKg: 70 }),
  })
  const { advanced, averages } = reportOf(facts)
  expect(advanced).toMatchObject({ daysMissing: 0, daysMissingBefore: 0 })
  expect(advanced?.comparison).toMatchObject({
    period: { start: '2026-03-02', end: '2026-03-08' },
    daysLogged: 3,
    kcal: { now: averages.kcal, before: (averages.kcal ?? 0) / 2, change: (averages.kcal ?? 0) / 2 },
    weightKg: { now: 69.5, before: 70, change: -0.5 },
    compliancePercentage: { now: null, before: null, change: null },
  })
})

test('with too few logged days only the number of missing days is reported', () => {
  const { advanced } = reportOf(
    factsOf('week', '2026-03-09', loggedDays(thisWeek.slice(1)), { daysBefore: days(lastWeek) }),
  )
  expect(advanced).toEqual({
    daysMissing: 1,
    daysMissingBefore: 0,
    comparison: null,
    weekdays: [],
    daysProteinReached: null,
    daysFiberReached: null,
    daysEnergyNear: null,
  })
})

test('a sparsely logged previous period is not compared', () => {
  const { advanced } = reportOf(
    factsOf('week', '2026-03-09', loggedDays(thisWeek), { daysBefore: days(lastWeek.slice(2)) }),
  )
  expect(advanced).toMatchObject({ daysMissing: 0, daysMissingBefore: 2, comparison: null })
  expect(advanced?.weekdays.map(({ weekday, daysLogged }) => [weekday, daysLogged])).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 0],
    [5, 0],
    [6, 0],
    [0, 0],
  ])
})

test('a day with a partly known fiber counts as reached or not at all', () => {
  const meatballs = plate('jantar', [['taco:331', 100]])
  const eaten = (fiberG: number, isPartial: boolean) => ({
    ticked: [{ mealType: 'almoco' as const, kcal: 600, proteinG: 30, fiberG }],
    meals: isPartial ? [meatballs] : [],
  })
  const reachedOf = (told: Parameters<typeof factsOf>[2]) =>
    reportOf(factsOf('week', '2026-03-09', told, { daysBefore: [] })).advanced?.daysFiberReached
  const partial = {
    '2026-03-09': eaten(10, true),
    '2026-03-10': eaten(12, true),
    '2026-03-11': eaten(0, true),
  }
  expect(reachedOf(partial)).toBeNull()
  expect(reachedOf({ ...partial, '2026-03-12': eaten(10, false) })).toBe(0)
  expect(reachedOf({ ...partial, '2026-03-12': eaten(26, true) })).toBe(1)
})

test('days count as reached from 90 % of the target, as near within 10 % of the energy', () => {
  const ticked = (kcal: number, proteinG: number) => ({
    ticked: [{ mealType: 'almoco' as const, kcal, proteinG, fiberG: 25.2 }],
  })
  const { advanced } = reportOf(
    factsOf(
      'week',
      '2026-03-09',
      { '2026-03-09': ticked(1800, 90), '2026-03-10': ticked(2201, 89.9), '2026-03-11': ticked(2200, 140) },
      { daysBefore: [] },
    ),
  )
  expect(advanced).toMatchObject({ daysProteinReached: 2, daysFiberReached: 3, daysEnergyNear: 2 })
})
