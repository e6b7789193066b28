import { expect, test } from 'vitest'
import { dishOf } from '../shared/planned-dish.ts'
import { mealAt, withLock, withMeal, withPortions } from './expected-week.ts'
import { part, plannedMeal, rice, weekPlan } from './test-week.ts'

const lunch = { date: '2026-03-09', meal_type: 'almoco' } as const
const dinner = plannedMeal({ id: 'semana:1:jantar', meal_type: 'jantar', meal_order: 3 })

test('a swapped meal replaces the old one in the sums of the day', () => {
  const other = plannedMeal({
    id: 'troca-0',
    meal_order: 0,
    day_of_week: 5,
    name: 'Omelete',
    nutrition: { kcal: 300, protein_g: 20.2, carbs_g: 5, fat_g: 22, fiber_g: 1 },
  })
  const week = withMeal(weekPlan([plannedMeal(), dinner]), lunch, other)
  expect(mealAt(week, lunch)).toMatchObject({
    id: 'semana:1:almoco',
    meal_order: 1,
    day_of_week: 1,
    name: 'Omelete',
  })
  expect(week.days[0]?.totals).toMatchObject({ kcal: 501, protein_g: 30.5 })
  expect(mealAt(week, { ...lunch, meal_type: 'jantar' })).toEqual(dinner)
})

test('another amount of one dish changes meal and day by that dish alone', () => {
  const week = withPortions(weekPlan([plannedMeal({ parts: [part(), rice] }), dinner]), lunch, 'base', 0.5)
  const meal = mealAt(week, lunch)
  expect(meal?.parts.map(({ portions }) => portions)).toEqual([1, 0.5])
  expect(meal?.nutrition).toMatchObject({ kcal: 302, protein_g: 15.5 })
  expect(meal?.portions).toBe(1)
  expect(week.days[0]?.totals.kcal).toBe(302 + 201)
})

test('a meal of one dish changes its portions', () => {
  const meal = mealAt(withPortions(weekPlan([plannedMeal()]), lunch, 'main', 1.5), lunch)
  expect(meal).toMatchObject({
    portions: 1.5,
    nutrition: { kcal: 302 },
    nutrition_per_portion: { kcal: 201 },
  })
})

test('only the locked meal is locked', () => {
  const week = withLock(weekPlan([plannedMeal(), dinner]), lunch, true)
  expect(week.days[0]?.meals.map((meal) => meal.is_locked)).toEqual([true, false])
})

test('a meal can be restored unless nothing was cooked', () => {
  expect(dishOf(plannedMeal({ parts: [part({ portions: 1.5 }), rice] }))).toEqual({
    main: { recipe_id: 'bife-acebolado', portions: 1.5 },
    base: { recipe_id: 'arroz', portions: 1 },
    side: null,
  })
  expect(dishOf(plannedMeal({ kind: 'open', parts: [] }))).toBeNull()
  expect(dishOf(plannedMeal({ kind: 'withheld' }))).toBeNull()
})
