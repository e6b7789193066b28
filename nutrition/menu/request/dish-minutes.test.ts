import { expect, test } from 'vitest'
import { minutesOfDish, minutesOfPart } from './dish-minutes.ts'

const steak = { preparationMin: 5, cookingMin: 9 } as const

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

test('a part takes its own time unless it is reheated', () => {
  expect(minutesOfPart(steak, false)).toEqual({ preparing: 5, cooking: 9 })
  expect(minutesOfPart(steak, true)).toEqual({ preparing: 1, cooking: 4 })
})
