import { expect, test } from 'vitest'
import type { Weekday } from '../../shared/calendar/days.ts'
import { readObservations } from '../request/observations/read-observations.ts'
import { minutesOfServed, totalOf } from '../request/dish-minutes.ts'
import { SharedCooking } from '../request/shared-cooking.ts'
import { batchesOf } from '../request/wishes.ts'
import { randomRequest, syntheticLibrary } from '../test-library.ts'
import { planPlainWeek } from './plan-week.ts'

const library = syntheticLibrary(320, 1)
const plain = { ...randomRequest(7, library), constraints: [], batches: [] }
const requestOf = (notes: string) => ({
  ...plain,
  constraints: readObservations(notes).understood.map(({ constraint }) => constraint),
})

test('a lunch of leftovers has the dish of the lunch before', () => {
  const { days } = planPlainWeek(requestOf('domingo sobra'), library)
  const lunchOn = (on: Weekday) =>
    days.find(({ weekday }) => weekday === on)?.meals.find(({ mealType }) => mealType === 'almoco')
  expect(lunchOn(0)?.dish?.main.recipeId).toBe(lunchOn(6)?.dish?.main.recipeId)
  expect(lunchOn(0)?.batch).not.toBeNull()
})

test('leftovers on consecutive days are one batch, and usual batches keep their other days', () => {
  const { constraints } = requestOf('terça e quarta sobra')
  const batches = [
    [1, 2, 3],
    [4, 5],
  ] as const
  expect(batchesOf({ ...plain, constraints, batches })).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
})

test('batches of the notes replace the usual ones, and a skipped lunch is in none', () => {
  const usual = { ...plain, batches: [[4, 5, 6]] } as const
  const asked = { kind: 'batch', weekdays: [1, 2, 3] } as const
  const skipped = { kind: 'skipped', weekdays: [2], mealTypes: ['almoco'] } as const
  expect(batchesOf({ ...usual, constraints: [asked] })).toEqual([[1, 2, 3]])
  expect(batchesOf({ ...usual, constraints: [asked, skipped] })).toEqual([[1, 3]])
})

test('a batch is in the order of the week and spans at most three days', () => {
  const batches = [
    [0, 1, 6],
    [5, 2, 4],
  ] as const
  expect(batchesOf({ ...plain, batches })).toEqual([
    [6, 0],
    [2, 4],
  ])
})

test('the first lunch of a batch has time to cook it, and the others reheat it', () => {
  const request = {
    ...plain,
    cookTimeMin: 45,
    batches: [[1, 2, 3]],
    constraints: [{ kind: 'max_minutes', minutes: 25, weekdays: [1] }],
  } as const
  const { days } = planPlainWeek(request, library)
  const byId = new Map(library.map((recipe) => [recipe.id, recipe]))
  const cooking = new SharedCooking(days, byId)
  const minutesOn = (weekday: Weekday) => {
    const dish = days
      .find((day) => day.weekday === weekday)
      ?.meals.find(({ mealType }) => mealType === 'almoco')?.dish
    return dish ? totalOf(minutesOfServed(dish, byId, cooking.reheatedOf(weekday, 'almoco'))) : NaN
  }
  expect(cooking.weekdaysOf({ weekday: 3, mealType: 'almoco', part: 'main' })).toEqual([1, 2, 3])
  expect(minutesOn(1)).toBeLessThanOrEqual(25)
  expect(minutesOn(1)).toBeGreaterThan(5)
})
