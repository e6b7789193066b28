import { expect, test } from 'vitest'
import type { Food } from '../foods/food.ts'
import { findFood } from '../foods/food-table.ts'
import { pantry } from './pantry.ts'
import { portionNutrition } from './recipe-nutrition.ts'

const chicken = findFood(pantry.peito)!

function withSaturated(saturatedG: number | null): Food {
  return { ...chicken, per100g: { ...chicken.per100g, fatG: 9, saturatedG } }
}

test('unanalysed saturated fat is estimated as a third of the fat, never as zero', () => {
  const saturatedOf = (food: Food) => portionNutrition([{ food, grams: 200 }], 2).saturatedG
  expect(saturatedOf(withSaturated(null))).toBe(3)
  expect(saturatedOf(withSaturated(1.2))).toBe(1.2)
})

test('a portion is its share of the whole pot', () => {
  const whole = portionNutrition([{ food: chicken, grams: 400 }], 1)
  expect(portionNutrition([{ food: chicken, grams: 400 }], 4).kcal).toBe(Math.round(whole.kcal / 4))
})
