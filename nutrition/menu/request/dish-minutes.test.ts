import { expect, test } from 'vitest'
import { isCookedAhead, minutesOfDish, minutesOfPart } from './dish-minutes.ts'

const rice = { role: 'base', keepsDays: 3, preparationMin: 5, cookingMin: 18 } as const
const quickRice = { role: 'base', keepsDays: 0, preparationMin: 2, cookingMin: 4 } as const
const steak = { role: 'main', keepsDays: 3, preparationMin: 5, cookingMin: 9 } as const

test('preparation times add up and cooking times overlap', () => {
  expect(
    minutesOfDish([
      { preparing: 5, cooking: 9 },
      { preparing: 2, cooking: 4 },
      { preparing: 8, cooking: 0 },
    ]),
  ).toEqual({ preparing: 15, cooking: 9 })
  expect(minutesOfDish([])).toEqual({ preparing: 0, cooking: 0 })
})

test('a base that keeps takes the reheating time', () => {
  expect(minutesOfPart('base', rice, false)).toEqual({ preparing: 1, cooking: 4 })
  expect(minutesOfPart('base', quickRice, false)).toEqual({ preparing: 2, cooking: 4 })
})

test('a main takes its own time unless it is part of a batch', () => {
  expect(minutesOfPart('main', steak, false)).toEqual({ preparing: 5, cooking: 9 })
  expect(minutesOfPart('main', steak, true)).toEqual({ preparing: 1, cooking: 4 })
  expect(isCookedAhead('base', rice, false)).toBe(true)
  expect(isCookedAhead('side', { ...rice, role: 'side' }, false)).toBe(false)
})
