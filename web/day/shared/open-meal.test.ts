import type { TodayMeal } from '#contract/day/today.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { expect, test } from 'vitest'
import { mondayWithDiet } from '../today/test-day.ts'
import { likelyOpenMeal } from './open-meal.ts'

const rice = [{ group: 'arroz' }] as const
const { plan, planned_meals } = mondayWithDiet
const logged = (...types: readonly MealType[]) => ({
  ...plan,
  scans: types.map((meal_type) => ({ meal_type, planned_type: null }) as TodayMeal),
})
const dayWith = (change: object, meals = plan) => ({
  ...mondayWithDiet,
  plan: meals,
  planned_meals: (['almoco', 'jantar'] as const).map((meal_type) => ({
    ...planned_meals[0]!,
    meal_type,
    ...(meal_type === 'almoco' && change),
  })),
})

test('a ticked or replaced meal of the menu is not open', () => {
  expect(likelyOpenMeal(dayWith({}), rice)).toBe('almoco')
  expect(likelyOpenMeal(dayWith({ ticked: true }), rice)).toBe('jantar')
  expect(likelyOpenMeal(dayWith({ logged: true }), rice)).toBe('jantar')
})

test('a dinner in the small hours, which replaces none, leaves the dinner of the evening open', () => {
  expect(likelyOpenMeal(dayWith({ ticked: true }, logged('jantar')), rice)).toBe('jantar')
})

test('a day without a menu has its main meals', () => {
  const without = (...types: readonly MealType[]) => ({
    ...mondayWithDiet,
    planned_meals: [],
    plan: logged(...types),
  })
  expect(likelyOpenMeal(without('cafe_manha'), rice)).toBe('almoco')
  expect(likelyOpenMeal(without('cafe_manha', 'almoco', 'jantar'), rice)).toBeUndefined()
})
