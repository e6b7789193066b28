import { expect, test } from 'vitest'
import type { Weekday } from '../../shared/calendar/days.ts'
import { readObservations } from '../request/observations/read-observations.ts'
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
