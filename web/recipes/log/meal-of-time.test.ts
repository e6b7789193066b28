import { expect, test } from 'vitest'
import { mealOfTime } from './meal-of-time.ts'

test('a time belongs to the meal that the person has nearest to it', () => {
  const meals = [
    { meal: 'cafe_manha', minutes: 15 * 60 },
    { meal: 'almoco', minutes: 20 * 60 },
  ] as const
  expect(mealOfTime('16:00', meals)).toBe('cafe_manha')
  expect(mealOfTime('21:15', meals)).toBe('almoco')
})

test('a time belongs to the meal with the nearest usual time while the own times are unknown', () => {
  expect(mealOfTime('12:40')).toBe('almoco')
  expect(mealOfTime('02:00')).toBe('ceia')
})
