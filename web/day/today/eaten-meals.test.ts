import { expect, test } from 'vitest'
import { eatenAsPlanned, hasEaten } from './eaten-meals.ts'
import { mondayWithDiet } from './test-day.ts'

const [lunch] = mondayWithDiet.planned_meals

test('a day with only ticked meals counts as a day with meals', () => {
  const ticked = { ...mondayWithDiet, planned_meals: [{ ...lunch!, ticked: true }] }
  expect(hasEaten(mondayWithDiet)).toBe(false)
  expect(hasEaten(ticked)).toBe(true)
  expect(eatenAsPlanned(ticked).map(({ meal_type }) => meal_type)).toEqual(['almoco'])
})
