import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foods } from '../foods/food-table.ts'
import { portionOf } from '../foods/portion.ts'
import { mealTypes } from '../targets/meal-type.ts'
import { daysOfMeans } from './averages.ts'
import type { DayRecord, LoggedMeal } from './day-record.ts'
import { listDays, periodOf } from './period.ts'
import { reportOf } from './report.ts'
import { exactSum, known, percentShares } from './rounding.ts'
import { emptyDay, factsOf } from './test-days.ts'

const month = periodOf('month', '2026-03-01')

const part = fc
  .record({ food: fc.constantFrom(...foods), grams: fc.double({ min: 0.1, max: 3000, noNaN: true }) })
  .map(({ food, grams }) => ({ food, portion: portionOf(food, grams) }))
const meal = fc.record<LoggedMeal>({
  mealType: fc.constantFrom(...mealTypes),
  minutes: fc.option(fc.nat(1439)),
  parts: fc.array(part, { maxLength: 5 }),
})
const tenths = (max: number) => fc.nat(max * 10).map((value) => value / 10)
const ticked = fc.record({
  mealType: fc.constantFrom(...mealTypes),
  kcal: fc.nat(1500),
  proteinG: tenths(90),
  fiberG: tenths(40),
})
const day = fc.record({
  meals: fc.array(meal, { maxLength: 6 }),
  ticked: fc.array(ticked, { maxLength: 4 }),
  compliance: fc.option(fc.nat(100).map((percentage) => ({ percentage, isFollowed: percentage >= 50 }))),
})
const days = fc.array(fc.option(day), { minLength: 31, maxLength: 31 }).map((logged) =>
  listDays(month.start, month.end).map((date, place): DayRecord => ({
    ...emptyDay,
    date,
    ...logged[place],
  })),
)

test('totals equal the sums of the shown days, and means those of whole days', () => {
  fc.assert(
    fc.property(days, (records) => {
      const report = reportOf({ ...factsOf('month', month.start, {}), days: records })
      const column = known(report.days.map(({ proteinG }) => proteinG))
      expect(report.totals.proteinG).toBe(column.length === 0 ? null : exactSum(column))
      expect(report.daysLogged).toBe(column.length)
      const covered = known(daysOfMeans(report.days).map(({ proteinG }) => proteinG))
      const mean = exactSum(covered) / Math.max(1, covered.length)
      expect(Math.abs((report.averages.proteinG ?? 0) - mean)).toBeLessThanOrEqual(0.0501)
      expect(report.spans.reduce((sum, { daysLogged }) => sum + daysLogged, 0)).toBe(report.daysLogged)
    }),
    { numRuns: 60 },
  )
})

test('the order of logged meals does not change the report', () => {
  fc.assert(
    fc.property(days, (records) => {
      const facts = { ...factsOf('month', month.start, {}), daysBefore: records }
      const backwards = records.map((record) => ({
        ...record,
        ticked: record.ticked.toReversed(),
        meals: record.meals.toReversed().map((one) => ({ ...one, parts: one.parts.toReversed() })),
      }))
      const toldOf = ({ days: figures, ...report }: ReturnType<typeof reportOf>) => ({
        ...report,
        days: figures.map(({ date, mealCount, kcal, proteinG, fiberG }) => ({
          date,
          mealCount,
          kcal,
          proteinG,
          fiberG,
        })),
      })
      expect(toldOf(reportOf({ ...facts, days: backwards }))).toEqual(
        toldOf(reportOf({ ...facts, days: records })),
      )
    }),
    { numRuns: 40 },
  )
})

test('percent shares are whole, not negative and sum to 100', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 8 }), (amounts) => {
      const shares = percentShares([1, ...amounts]) ?? []
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
      expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true)
    }),
  )
})

test('percent shares of an empty list are null', () => {
  expect(percentShares([])).toBeNull()
  expect(percentShares([0, 0])).toBeNull()
})
