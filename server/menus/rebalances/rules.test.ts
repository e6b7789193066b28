import type { Dish } from '#nutrition/menu/request/week.ts'
import { expect, test } from 'vitest'
import type { StoredRebalance } from '../menus/table.ts'
import { describeAdjustment, withoutRecord } from './rules.ts'

const dinnerOf = (portions: number): Dish => ({
  main: { recipeId: 'frango', portions },
  base: null,
  side: null,
})
const recordOf = (mealId: string, from: number, to: number): StoredRebalance => ({
  mealId,
  date: '2026-03-11',
  adjustments: [{ mealType: 'jantar', from: dinnerOf(from), to: dinnerOf(to), kcalDelta: -100 }],
  isUndone: false,
})
const [lunch, snack] = [recordOf('lunch', 2, 1.5), recordOf('snack', 1.5, 1)]

test('without an earlier rebalance a later one starts from the first plan', () => {
  expect(withoutRecord([lunch, snack], lunch, 'meal_gone')).toEqual([
    { ...snack, adjustments: [{ ...snack.adjustments[0], from: dinnerOf(2) }] },
  ])
  expect(withoutRecord([lunch, snack], snack, 'meal_gone')).toEqual([lunch])
})

test('a requested undo is remembered', () => {
  expect(withoutRecord([lunch], lunch, 'asked')).toEqual([{ ...lunch, isUndone: true }])
})

test('the energy of a meal is not told once one of its recipes was removed', () => {
  const [adjustment] = lunch.adjustments
  expect(describeAdjustment(adjustment!, '2026-03-11', new Map()).kcal).toBeUndefined()
})
