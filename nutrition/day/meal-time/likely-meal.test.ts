import { expect, test } from 'vitest'
import type { MealType } from '../../targets/meal-type.ts'
import { usualMealMinutes } from '../../targets/usual-meal-times.ts'
import { likelyMeal, mealOfHour } from './likely-meal.ts'

const rice = [{ group: 'arroz' }, { group: 'feijao' }] as const
const bread = [{ group: 'pao' }] as const
const types = ['cafe_manha', 'almoco', 'lanche_tarde', 'jantar'] as const

test.each([
  { foods: bread, eaten: [], likely: 'cafe_manha' },
  { foods: rice, eaten: [], likely: 'almoco' },
  { foods: rice, eaten: ['almoco'], likely: 'jantar' },
  { foods: bread, eaten: ['cafe_manha', 'almoco'], likely: 'lanche_tarde' },
  { foods: rice, eaten: ['almoco', 'jantar'], likely: 'cafe_manha' },
  { foods: rice, eaten: types, likely: undefined },
] as const)('a day with $eaten eaten leaves $likely', ({ foods, eaten, likely }) => {
  expect(likelyMeal({ types, eaten: new Set<MealType>(eaten) }, foods)).toBe(likely)
})

test.each(['arroz', 'massa', 'feijao', 'carne', 'frango', 'peixe', 'frutos_do_mar', 'ensopado'] as const)(
  '%s makes a lunch, also beside bread',
  (group) => {
    expect(likelyMeal({ types, eaten: new Set() }, [...bread, { group }])).toBe('almoco')
  },
)

test.each([
  { foods: rice, usual: 'lanche_tarde', at: 14 * 60, eaten: [], meal: 'almoco' },
  { foods: rice, usual: 'lanche_tarde', at: 14 * 60, eaten: ['almoco'], meal: 'lanche_tarde' },
  { foods: bread, usual: 'lanche_tarde', at: 14 * 60, eaten: [], meal: 'lanche_tarde' },
  { foods: rice, usual: 'lanche_tarde', at: 15 * 60 + 30, eaten: [], meal: 'lanche_tarde' },
  { foods: rice, usual: 'ceia', at: 21 * 60, eaten: ['almoco'], meal: 'jantar' },
  { foods: rice, usual: 'cafe_manha', at: 9 * 60 + 50, eaten: [], meal: 'cafe_manha' },
] as const)('$foods at minute $at, after $eaten, is $meal', ({ foods, usual, at, eaten, meal }) => {
  expect(
    mealOfHour({ usual, minutes: at, eaten: new Set<MealType>(eaten), mealMinutes: usualMealMinutes }, foods),
  ).toBe(meal)
})
