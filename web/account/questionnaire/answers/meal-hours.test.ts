import { expect, test } from 'vitest'
import { mealHoursFor, usualMealHours } from './meal-hours.ts'

test.each([
  [3, ['08:00', '12:00', '19:00']],
  [4, ['08:00', '12:00', '15:30', '19:00']],
  [6, ['08:00', '10:00', '12:00', '15:30', '19:00', '21:30']],
] as const)('%i meals a day have their usual hours', (count, hours) => {
  expect(usualMealHours(count)).toEqual(hours)
})

test('a changed hour stays with its meal when the number of meals changes', () => {
  const before = { mealsPerDay: 4, hours: ['06:30', '12:00', '15:30', '20:15'] } as const
  expect(mealHoursFor(5, before)).toEqual(['06:30', '10:00', '12:00', '15:30', '20:15'])
  expect(mealHoursFor(3, before)).toEqual(['06:30', '12:00', '20:15'])
})
