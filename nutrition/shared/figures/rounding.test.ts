import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foods } from '../../foods/food-table.ts'
import { portionOf } from '../../foods/portion.ts'
import { recipes } from '../../recipes/cookbook/recipe-library.ts'
import { gramsOf } from '../../foods/measures/grams-of.ts'
import { noNutrition, round, scale } from './nutrition.ts'
import { portionNutrition } from '../../recipes/recipe-nutrition.ts'
import { sumTenths, tenth, whole } from './rounding.ts'

/** Rounds a fraction half up in exact integer arithmetic, to check the rounding of the engine. */
const halfUp = (numerator: number, denominator: number) =>
  Math.floor((2 * numerator + denominator) / (2 * denominator))

const anyFood = fc.constantFrom(...foods)
const anyTenths = fc.integer({ min: 0, max: 20_000 })

test.each([
  ['0.25', 0.25, 0.3],
  ['0.7 in one and a half portions', 0.7 * 1.5, 1.1],
  ['ten times 1.005', 1.005 * 10, 10.1],
  ['16.7 in one and a half measures', 16.7 * 1.5, 25.1],
  ['10.7 of a hundred in 350', (10.7 * 350) / 100, 37.5],
  ['what is no tie', 37.449, 37.4],
])('%s is rounded up only if it is a tie in decimal', (_, amount, read) => {
  expect(tenth(amount)).toBe(read)
})

test('every two-decimal amount rounds half up, and its negative symmetrically', () => {
  const wrong: number[] = []
  for (let hundredths = 0; hundredths <= 100_000; hundredths += 1) {
    const rounded = tenth(hundredths / 100)
    const isHalfUp = Math.abs(rounded * 10 - halfUp(hundredths, 10)) < 5e-7
    if (!isHalfUp || !Object.is(tenth(-hundredths / 100), -rounded)) wrong.push(hundredths)
  }
  expect(wrong).toEqual([])
})

test('nutrients of a food round like exact integer arithmetic in any amount', () => {
  fc.assert(
    fc.property(anyFood, anyTenths, ({ per100g }, tenths) => {
      const portion = portionOf({ per100g }, tenths / 10)
      const exact = (per100: number, parts: number) =>
        halfUp(Math.round(per100 * 100) * tenths * parts, 100_000) / parts
      expect(portion.kcal).toBe(exact(per100g.kcal, 1))
      expect(portion.proteinG).toBe(exact(per100g.proteinG, 10))
      expect(portion.carbG).toBe(exact(per100g.carbG, 10))
      expect(portion.fatG).toBe(exact(per100g.fatG, 10))
    }),
    { numRuns: 2000 },
  )
})

/** Amounts whose protein lies exactly between two tenths of a gram, which is rare in random amounts. */
const ties = foods.flatMap((food) =>
  [50, 150, 250, 350, 450]
    .filter((grams) => Math.round(food.per100g.proteinG * grams * 10) % 100 === 50)
    .map((grams) => ({ food, grams })),
)

test('a single-food recipe has the nutrients of the food on a plate', () => {
  expect(ties.length).toBeGreaterThan(100)
  fc.assert(
    fc.property(
      fc.oneof(
        fc.constantFrom(...ties),
        fc.record({ food: anyFood, grams: anyTenths.map((one) => one / 10) }),
      ),
      ({ food, grams }) => {
        const plate = portionOf(food, grams)
        const recipe = portionNutrition([{ food, grams }], 1)
        expect([recipe.kcal, recipe.proteinG, recipe.carbG, recipe.fatG, recipe.fiberG]).toEqual([
          plate.kcal,
          plate.proteinG,
          plate.carbG,
          plate.fatG,
          plate.fiberG ?? 0,
        ])
      },
    ),
    { numRuns: 1000 },
  )
})

test('portions of a planned meal round like exact integer arithmetic', () => {
  fc.assert(
    fc.property(anyTenths, fc.constantFrom(1, 2, 3, 4), (tenths, halves) => {
      const grams = tenths / 10
      const served = round(scale({ ...noNutrition, kcal: tenths, proteinG: grams }, halves / 2))
      expect(served.kcal).toBe(halfUp(tenths * halves, 2))
      expect(served.proteinG).toBe(halfUp(tenths * halves, 2) / 10)
    }),
  )
})

test('the same weight is read from grams, from measures and on the plate', () => {
  fc.assert(
    fc.property(anyFood, fc.constantFrom(0.5, 1, 1.5, 2, 2.5, 3), (food, quantity) => {
      for (const measure of food.measures) {
        const weight = gramsOf({ ...food, measures: [measure] }, measure.name, quantity)
        expect([measure.name, weight]).toEqual([
          measure.name,
          portionOf(food, measure.grams * quantity).grams,
        ])
      }
    }),
  )
})

test('sums of parsed amounts have no floating-point error, in any order', () => {
  fc.assert(
    fc.property(fc.array(anyTenths, { maxLength: 60 }), (tenths) => {
      const shown = tenths.map((one) => one / 10)
      expect(sumTenths(shown)).toBe(tenths.reduce((sum, one) => sum + one, 0) / 10)
      expect(sumTenths(shown.toReversed())).toBe(sumTenths(shown))
      expect(tenth(shown.reduce((sum, one) => sum + one, 0))).toBe(sumTenths(shown))
    }),
  )
})

test('every recipe of the library rounds like exact integer arithmetic', () => {
  const byId = new Map(foods.map((food) => [food.id, food]))
  for (const { id, ingredients, portions } of recipes) {
    const weighed = ingredients.flatMap(({ foodId, grams }) => {
      const food = byId.get(foodId)
      return food ? [{ food, grams }] : []
    })
    const parts = (per100: (one: (typeof weighed)[number]) => number) =>
      weighed.reduce((sum, one) => sum + Math.round(per100(one) * 100) * Math.round(one.grams * 10), 0)
    const read = portionNutrition(weighed, portions)
    expect([id, read.carbG]).toEqual([
      id,
      halfUp(
        parts(({ food }) => food.per100g.carbG),
        10_000 * portions,
      ) / 10,
    ])
    expect([id, read.kcal]).toEqual([
      id,
      halfUp(
        parts(({ food }) => food.per100g.kcal),
        100_000 * portions,
      ),
    ])
  }
})

test('whole numbers round half up as well', () => {
  expect([whole(0.5), whole(1.005 * 100), whole(2.49)]).toEqual([1, 101, 2])
})
