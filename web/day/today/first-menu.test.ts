import { expect, test } from 'vitest'
import { lacksMenu } from './first-menu.ts'
import { mondayWithDiet } from './test-day.ts'

test('a person with targets lacks a menu until a meal or a week is planned', () => {
  const fresh = { ...mondayWithDiet, planned_meals: [], has_week_plan: false }
  expect(lacksMenu(fresh)).toBe(true)
  expect(lacksMenu(mondayWithDiet)).toBe(false)
  expect(lacksMenu({ ...fresh, has_week_plan: true })).toBe(false)
  expect(lacksMenu({ ...fresh, plan: { ...fresh.plan, target_calories: null } })).toBe(false)
})
