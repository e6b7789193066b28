import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFood, foods } from './food-table.ts'
import { type Portion, portionOf, sumPortions } from './portion.ts'

const rice = findFood('taco:3')!
const anyFood = fc.constantFrom(...foods)
const anyGrams = fc.integer({ min: 0, max: 20_000 }).map((tenths) => tenths / 10)
const anyPlate = fc.array(
  fc.tuple(anyFood, anyGrams).map(([food, grams]) => portionOf(food, grams)),
  { maxLength: 12 },
)

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0

test('two serving ladles of rice are 218 kcal', () => {
  expect(portionOf(rice, 170)).toMatchObject({
    kcal: 218,
    proteinG: 4.3,
    carbG: 47.8,
    fatG: 0.3,
    fiberG: 2.7,
  })
})

test('kcal are whole, nutrients have at most one decimal, and none is negative', () => {
  fc.assert(
    fc.property(anyFood, anyGrams, (food, grams) => {
      const { kcal, ...rest } = portionOf(food, grams)
      expect(Number.isInteger(kcal)).toBe(true)
      const known = [kcal, ...Object.values(rest)].filter((value) => value !== null)
      expect(known.filter((value) => value < 0 || decimalsOf(value) > 1)).toEqual([])
    }),
  )
})

test('the same food and grams always give the same numbers', () => {
  fc.assert(
    fc.property(anyFood, anyGrams, (food, grams) => {
      expect(portionOf(food, grams)).toEqual(portionOf(food, grams))
    }),
  )
})

test('more grams never give less of a nutrient', () => {
  fc.assert(
    fc.property(anyFood, anyGrams, anyGrams, (food, some, more) => {
      const small = portionOf(food, some)
      const large = portionOf(food, some + more)
      expect(large.kcal).toBeGreaterThanOrEqual(small.kcal)
      expect(large.proteinG).toBeGreaterThanOrEqual(small.proteinG)
    }),
  )
})

test('a total is exactly the sum of the shown rows, in any order', () => {
  fc.assert(
    fc.property(anyPlate, (rows) => {
      const total = sumPortions(rows)
      const tenths = (pick: (row: Portion) => number) =>
        rows.reduce((sum, row) => sum + Math.round(pick(row) * 10), 0)
      expect(Math.round(total.kcal * 10)).toBe(tenths((row) => row.kcal))
      expect(Math.round(total.proteinG * 10)).toBe(tenths((row) => row.proteinG))
      expect(decimalsOf(total.carbG)).toBeLessThanOrEqual(1)
      expect(sumPortions(rows.toReversed())).toEqual(total)
    }),
  )
})

test('0.1 and 0.2 sum to exactly 0.3', () => {
  const row = { ...portionOf(rice, 0), proteinG: 0.1 }
  expect(sumPortions([row, { ...row, proteinG: 0.2 }]).proteinG).toBe(0.3)
})

test('a sum with an unknown fiber is marked as partial, and is unknown without any known fiber', () => {
  const meatballs = portionOf(findFood('taco:331')!, 100)
  const total = sumPortions([portionOf(rice, 100), meatballs])
  expect(meatballs.fiberG).toBeNull()
  expect(total).toMatchObject({ fiberG: 1.6, isFiberPartial: true })
  expect(sumPortions([portionOf(rice, 100)]).isFiberPartial).toBe(false)
  const coffee = portionOf(findFood('taco:471')!, 50)
  expect(coffee.fiberG).toBe(0)
  expect(sumPortions([meatballs, coffee])).toMatchObject({ fiberG: null, isFiberPartial: true })
})

test('the total of an empty plate is zero and complete', () => {
  expect(sumPortions([])).toMatchObject({ grams: 0, kcal: 0, fiberG: 0, isFiberPartial: false })
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('%d grams is refused', (grams) => {
  expect(() => portionOf(rice, grams)).toThrow(RangeError)
})
