import { expect, test } from 'vitest'
import { eatenAsPlanned, hasEaten } from './eaten-meals.ts'
import { mondayWithDiet } from './test-day.ts'

const [lunch] = mondayWithDiet.planned_meals

test('a day whose only food was ticked is a day that was eaten on', () => {
  const ticked = { ...mondayWithDiet, planned_meals: [{ ...lunch!, ticked: true }] }
  expect(hasEaten(mondayWithDiet)).toBe(false)
  expect(hasEaten(ticked)).toBe(true)
  expect(eatenAsPlanned(ticked).map(({ meal_type }) => meal_type)).toEqual(['almoco'])
})
