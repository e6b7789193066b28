import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { dayQuery } from '../../api/day.ts'
import { todayQuery } from '../../api/today.ts'
import { mondayWithDiet } from '../today/test-day.ts'
import { mealMinutesOn } from './meal-minutes.ts'

const dayAt = (estimated_time: string) => ({
  ...mondayWithDiet,
  planned_meals: [{ ...mondayWithDiet.planned_meals[0]!, meal_type: 'cafe_manha' as const, estimated_time }],
})

test('the meals of a day have the times of its menu, else of that of today, else the default ones', () => {
  const client = new QueryClient()
  const breakfast = () => mealMinutesOn(client, '2026-11-25').cafe_manha
  expect(breakfast()).toBe(8 * 60)
  client.setQueryData(todayQuery.queryKey, dayAt('16:30'))
  expect(breakfast()).toBe(16.5 * 60)
  client.setQueryData(dayQuery('2026-11-25').queryKey, dayAt('17:00'))
  expect(breakfast()).toBe(17 * 60)
  expect(mealMinutesOn(client, '2026-11-25').jantar).toBe(19 * 60)
})

test('a day without a menu has the answered times of the person', () => {
  const client = new QueryClient()
  const meal_minutes = { ...mealMinutesOn(client, undefined), jantar: 3 * 60 }
  client.setQueryData(todayQuery.queryKey, { ...mondayWithDiet, planned_meals: [], meal_minutes })
  expect(mealMinutesOn(client, '2026-11-25').jantar).toBe(3 * 60)
})
