import { foods } from '#nutrition/foods/food-table.ts'
import { portionOf, sumPortions } from '#nutrition/foods/portion.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amountInGrams,
  amountInMeasure,
  chosenItem,
  choicesOf,
  exchangedItem,
  resizedItem,
  totalsOf,
  usualItem,
} from './plate-items.ts'
import { beans, foodOf, orangeJuice, rice, rowOf, steak } from './test-food-rows.ts'

const ids = foods.map(({ id }) => id)
const anyFood = fc.constantFrom(...ids)
const anyGrams = fc.integer({ min: 1, max: 30_000 }).map((tenths) => tenths / 10)

test('a row changed here shows the numbers that the server would send', () => {
  fc.assert(
    fc.property(anyFood, anyGrams, (id, grams) => {
      const item = chosenItem(rowOf(id), amountInGrams(rowOf(id), grams))
      const portion = portionOf(foodOf(id), grams)
      expect(item).toMatchObject({
        calories: portion.kcal,
        protein_g: portion.proteinG,
        carbs_g: portion.carbG,
        fat_g: portion.fatG,
        fiber_g: portion.fiberG,
      })
    }),
  )
})

test('totals are the sum of the rows as shown and match the server’s', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyFood, anyGrams), { minLength: 1, maxLength: 8 }), (plate) => {
      const totals = totalsOf(
        plate.map(([id, grams]) => chosenItem(rowOf(id), amountInGrams(rowOf(id), grams))),
      )
      const sum = sumPortions(plate.map(([id, grams]) => portionOf(foodOf(id), grams)))
      expect(totals).toEqual({
        calories: sum.kcal,
        protein_g: sum.proteinG,
        carbs_g: sum.carbG,
        fat_g: sum.fatG,
        fiber_g: sum.fiberG,
        ...(sum.isFiberPartial && { fiber_is_partial: true }),
      })
    }),
  )
})

test('tenths add up without floating-point residue', () => {
  const row = {
    ...rowOf(rice),
    per_100g: { calories: 1, protein_g: 0.1, carbs_g: 0.2, fat_g: 0.7, fiber_g: null },
  }
  const items = [1, 2, 3].map(() => chosenItem(row, amountInGrams(row, 100)))
  expect(totalsOf(items)).toEqual({
    calories: 3,
    protein_g: 0.3,
    carbs_g: 0.6,
    fat_g: 2.1,
    fiber_g: null,
    fiber_is_partial: true,
  })
})

test('an account without numbers gets none from a row, a change or a sum', () => {
  const row = rowOf(beans, { hidesNumbers: true })
  const item = chosenItem(row, amountInMeasure(row, 'concha', 2))
  expect(item).toMatchObject({ calories: null, protein_g: null, calories_low: null })
  expect(totalsOf([item, usualItem(row)])).toEqual({
    calories: null,
    protein_g: null,
    carbs_g: null,
    fat_g: null,
    fiber_g: null,
  })
})

test('an amount chosen by a person has no range and no uncertainty', () => {
  const item = chosenItem(rowOf(steak), amountInGrams(rowOf(steak), 120))
  expect(item).toMatchObject({ grams_low: 120, grams_high: 120, calories_low: item.calories, confidence: 1 })
})

test('a weight is shown in the closest measure, else by weight', () => {
  expect(amountInGrams(rowOf(beans), 140)).toEqual({ grams: 140, quantity: 1, measure: 'concha' })
  expect(amountInGrams(rowOf(orangeJuice), 7)).toMatchObject({ grams: 7 })
})

test('a request holds food and amount, never numbers computed in the browser', () => {
  const [choice] = choicesOf([usualItem(rowOf(rice))])
  expect(Object.keys(choice ?? {}).toSorted()).toEqual(['food_id', 'grams', 'measure', 'quantity'])
})

test('flavors stay when the amount changes and are dropped with another food', () => {
  const cake = { ...usualItem(rowOf(rice)), flavor_ids: ['taco:558'] }
  const [kept] = choicesOf([resizedItem(cake, { grams: 50, quantity: 50, measure: 'grama' })])
  expect(kept).toMatchObject({ grams: 50, flavor_ids: ['taco:558'] })
  expect(choicesOf([usualItem(rowOf(beans))])[0]).not.toHaveProperty('flavor_ids')
})

test('a food picked from the search comes in the own portion, which a changed amount no longer is', () => {
  const own = usualItem({ ...rowOf(rice), own_grams: 85 })
  expect(own).toMatchObject({ grams: 85, is_own_amount: true })
  expect(usualItem(rowOf(rice)).is_own_amount).toBeUndefined()
  expect(resizedItem(own, amountInGrams(rowOf(rice), 170)).is_own_amount).toBeUndefined()
})

test('another food takes a named amount over, and has its usual amount where none was named', () => {
  const named = chosenItem(rowOf(rice), amountInMeasure(rowOf(rice), 'colher de sopa', 3))
  expect(exchangedItem(named, rowOf(beans))).toMatchObject({ measure: 'colher de sopa', quantity: 3 })
  const assumed = { ...named, grams_low: named.grams / 2, grams_high: named.grams * 1.7 }
  expect(exchangedItem(assumed, rowOf(beans))).toEqual(usualItem(rowOf(beans)))
})

test('a weight that a person chose is shown in a measure only where that measure weighs as much', () => {
  const row = rowOf(rice)
  for (const grams of [90, 128, 150, 170, 333]) {
    const { measure, quantity, grams: kept } = amountInGrams(row, grams)
    expect(kept).toBe(grams)
    const weight = measure === 'grama' ? quantity : amountInMeasure(row, measure, quantity).grams
    expect(Math.abs(weight - grams) / grams).toBeLessThanOrEqual(0.05)
  }
  expect(amountInGrams(row, 150).measure).toBe('grama')
})
