import { expect, test } from 'vitest'
import { besidesText, changeText } from '../shared/meal-copy.ts'
import { part, plannedMeal, rice, weekPlan } from './test-week.ts'
import { mealsByDay } from './week-copy.ts'

test('a difference has its sign, and zero has its own word', () => {
  expect(changeText(1030, 'kcal')).toBe('+1.030\u00a0kcal')
  expect(changeText(-2, 'g')).toBe('−2\u00a0g')
  expect(changeText(0, 'min')).toBe('igual')
})

test('an alternative lists its side dishes only if they are new', () => {
  const current = plannedMeal({ parts: [part(), rice] })
  const salad = part({ part: 'side', recipe_id: 'salada', name: 'Salada de alface' })
  expect(besidesText(plannedMeal({ parts: [part({ name: 'Ovo' }), rice] }), current)).toBe(
    'mesmo acompanhamento',
  )
  expect(besidesText(plannedMeal({ parts: [part(), rice, salad] }), current)).toBe(
    'com arroz branco e salada de alface',
  )
  expect(besidesText(plannedMeal(), current)).toBeNull()
})

test('on paper a day is a weekday and a number', () => {
  expect(mealsByDay(weekPlan([plannedMeal()])).map(({ title }) => title)).toEqual(['Segunda, 9'])
})

test('a day without a plan is neither printed nor shared', () => {
  expect(mealsByDay(weekPlan([]))).toEqual([])
})
