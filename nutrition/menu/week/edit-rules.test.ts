import { expect, test } from 'vitest'
import type { MenuRequest } from '../request/request.ts'
import type { MealPlace, WeekMenu } from '../request/week.ts'
import { randomRequest, syntheticLibrary } from '../test-library.ts'
import { moveMeal, placeDish, repeatDay, setLock, type EditResult } from './edit-week.ts'
import { planPlainWeek } from './plan-week.ts'
import { findAlternatives } from './swap.ts'

const recipes = syntheticLibrary(320, 1)
const request: MenuRequest = {
  ...randomRequest(7, recipes),
  batches: [],
  constraints: [{ kind: 'away', weekday: 2, mealTypes: ['almoco'] }],
}
const menuContext = { request, recipes }
const menu = planPlainWeek(request, recipes)
const lunchOn = (weekday: MealPlace['weekday']): MealPlace => ({ weekday, mealType: 'almoco' })
const [monday, tuesday, wednesday] = [lunchOn(1), lunchOn(2), lunchOn(3)]

function menuOf(result: EditResult): WeekMenu {
  if ('refusal' in result) throw new Error(result.refusal)
  return result.menu
}

function mealAt({ days }: WeekMenu, { weekday, mealType }: MealPlace) {
  return days.find((day) => day.weekday === weekday)!.meals.find((meal) => meal.mealType === mealType)!
}

test('a locked meal takes no other dish and no moved one', () => {
  const locked = menuOf(setLock(menu, wednesday, true, menuContext))
  const [swap] = findAlternatives(menu, request, recipes, wednesday, 1)
  expect(placeDish(locked, wednesday, swap!.dish, menuContext)).toEqual({ refusal: 'locked' })
  expect(moveMeal(locked, monday, wednesday, menuContext)).toEqual({ refusal: 'locked' })
})

test('a dish moved to a meal away leaves the other place as the meal away', () => {
  const moved = menuOf(moveMeal(menu, wednesday, tuesday, menuContext, { acceptsUnwished: true }))
  expect(mealAt(moved, tuesday).dish).toEqual(mealAt(menu, wednesday).dish)
  expect(mealAt(moved, wednesday)).toMatchObject({ kind: 'away', dish: null })
})

test('a repeated day leaves meals away and eaten ones, and keeps dishes where it has none', () => {
  const accepts = { acceptsUnwished: true }
  const ontoTuesday = menuOf(repeatDay(menu, 3, 2, menuContext, accepts))
  expect(mealAt(ontoTuesday, tuesday)).toMatchObject({ kind: 'away', dish: null })
  const dinner = { weekday: 3, mealType: 'jantar' } as const
  const eaten = menuOf(repeatDay(menu, 1, 3, menuContext, { ...accepts, eaten: ['jantar'] }))
  expect(mealAt(eaten, dinner).dish).toEqual(mealAt(menu, dinner).dish)
  expect(mealAt(eaten, wednesday).dish).toEqual(mealAt(menu, monday).dish)
  const fromTuesday = menuOf(repeatDay(menu, 2, 3, menuContext, accepts))
  expect(mealAt(fromTuesday, wednesday).dish).toEqual(mealAt(menu, wednesday).dish)
})
