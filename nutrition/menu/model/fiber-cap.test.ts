import { expect, test } from 'vitest'
import { recipesById } from './build-week.ts'
import { withinFiber } from './fiber-cap.ts'
import { planPlainWeek } from '../week/plan-week.ts'
import { randomRequest, syntheticLibrary } from '../test-library.ts'
import { withDays } from './week-rating.ts'
import type { MenuDay, PlannedMeal } from '../request/week.ts'

const library = syntheticLibrary(200, 4)
const recipes = recipesById(library)
const request = randomRequest(11, library)
const week = planPlainWeek(request, library)
const [day] = week.days as readonly [MenuDay, ...MenuDay[]]

/** Half of the fiber of `day`, g. */
const fiberMaxG = day.totals.fiberG / 2

function changeMeals(change: (meal: PlannedMeal) => PlannedMeal): MenuDay {
  const changed = { ...day, meals: day.meals.map(change) }
  return withDays(week, [changed], request, library).days[0]!
}

function servedMains({ meals }: MenuDay) {
  return meals.map(({ dish }) => dish?.main.recipeId)
}

test('a day with too much fiber is reduced to its limit and keeps every main', () => {
  const capped = withinFiber(day, { ...request, fiberMaxG }, recipes)
  expect(capped.totals.fiberG).toBeLessThanOrEqual(fiberMaxG)
  expect(capped.totals.fiberG).toBeGreaterThan(0)
  expect(servedMains(capped)).toEqual(servedMains(day))
})

test('a day within its limit stays as it is', () => {
  expect(withinFiber(day, { ...request, fiberMaxG: day.totals.fiberG }, recipes)).toBe(day)
})

test('locked meals are not changed', () => {
  const held = changeMeals((meal) => ({ ...meal, isLocked: meal.dish !== null }))
  expect(withinFiber(held, { ...request, fiberMaxG }, recipes)).toEqual(held)
})
