import { expect, test } from 'vitest'
import type { MealType } from '../../targets/meal-type.ts'
import { likelyMeal } from './likely-meal.ts'

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
