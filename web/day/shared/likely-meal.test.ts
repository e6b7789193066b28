import type { PlannedMeal, Today, TodayMeal } from '#contract/day/today.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { expect, test } from 'vitest'
import { mondayWithDiet } from '../today/test-day.ts'
import { likelyMeal } from './likely-meal.ts'

const rice = [{ group: 'arroz' }, { group: 'feijao' }] as const
const bread = [{ group: 'pao' }] as const

function day(
  planned: readonly MealType[],
  logged: readonly MealType[],
  ticked: readonly MealType[] = [],
): Today {
  const [lunch] = mondayWithDiet.planned_meals
  return {
    ...mondayWithDiet,
    planned_meals: planned.map((type): PlannedMeal => ({
      ...lunch!,
      meal_type: type,
      ticked: ticked.includes(type),
    })),
    plan: {
      ...mondayWithDiet.plan,
      scans: logged.map((type) => ({ meal_type: type, planned_type: null }) as TodayMeal),
    },
  }
}

const whole = ['cafe_manha', 'almoco', 'lanche_tarde', 'jantar'] as const

test.each([
  { foods: bread, logged: [], ticked: [], likely: 'cafe_manha' },
  { foods: rice, logged: [], ticked: [], likely: 'almoco' },
  { foods: rice, logged: ['almoco'], ticked: [], likely: 'jantar' },
  { foods: rice, logged: [], ticked: ['almoco'], likely: 'jantar' },
  { foods: bread, logged: ['cafe_manha'], ticked: ['almoco'], likely: 'lanche_tarde' },
  { foods: rice, logged: ['almoco', 'jantar'], ticked: [], likely: 'cafe_manha' },
] as const)(
  'a day with $logged logged and $ticked ticked leaves $likely',
  ({ foods, logged, ticked, likely }) => {
    expect(likelyMeal(day(whole, logged, ticked), foods)).toBe(likely)
  },
)

test('a day without a menu has its main meals', () => {
  expect(likelyMeal(day([], ['cafe_manha']), bread)).toBe('almoco')
  expect(likelyMeal(day([], ['cafe_manha', 'almoco', 'jantar']), bread)).toBeUndefined()
})
