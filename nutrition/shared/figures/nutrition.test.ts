import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, addAll, noNutrition, round, scale, type KnownNutrition, type Nutrition } from './nutrition.ts'
import { sumTenths } from './rounding.ts'

const amount = fc.integer({ min: 0, max: 5000 }).map((tenths) => tenths / 10)
const whole = fc.integer({ min: 0, max: 5000 })
const shown: fc.Arbitrary<KnownNutrition> = fc.record({
  kcal: whole,
  proteinG: amount,
  carbG: amount,
  fatG: amount,
  fiberG: amount,
  saturatedG: amount,
  sodiumMg: whole,
  sugarAddedG: amount,
})
const unknown: Nutrition = {
  ...noNutrition,
  kcal: 80,
  fiberG: null,
  saturatedG: null,
  sodiumMg: null,
  sugarAddedG: null,
}

test('a sum of displayed rows is exact after rounding, in any order', () => {
  fc.assert(
    fc.property(fc.array(shown, { maxLength: 60 }), (rows) => {
      const sum = round(addAll(rows))
      for (const nutrient of ['kcal', 'proteinG', 'carbG', 'fiberG', 'sodiumMg', 'sugarAddedG'] as const) {
        expect(sum[nutrient]).toBe(sumTenths(rows.map((row) => row[nutrient])))
      }
      expect(round(addAll(rows.toReversed()))).toEqual(sum)
    }),
  )
})

test('an unknown value stays unknown when scaled or rounded', () => {
  expect(round(scale(unknown, 1.5))).toEqual({ ...unknown, kcal: 120 })
})

test('a sum with an unknown value is the sum of the known values', () => {
  const known = { ...noNutrition, kcal: 20, fiberG: 1.5 }
  expect(add(known, unknown)).toEqual({ ...known, kcal: 100 })
})
