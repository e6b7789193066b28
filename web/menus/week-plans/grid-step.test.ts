import { expect, test } from 'vitest'
import { stepInGrid } from './grid-step.ts'

const at = (row: number, column: number) => ({ row, column })
/** Two meals a day, with no second one on the day in the middle. */
const places = [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 2)]

test('an arrow leads to the neighbouring meal of the same row or day', () => {
  expect(stepInGrid('ArrowRight', at(0, 0), places)).toEqual(at(0, 1))
  expect(stepInGrid('ArrowLeft', at(0, 2), places)).toEqual(at(0, 1))
  expect(stepInGrid('ArrowDown', at(0, 0), places)).toEqual(at(1, 0))
  expect(stepInGrid('ArrowUp', at(1, 2), places)).toEqual(at(0, 2))
})

test('an arrow passes over a day without the meal', () => {
  expect(stepInGrid('ArrowRight', at(1, 0), places)).toEqual(at(1, 2))
})

test('at the edge, and for other keys, the focus stays', () => {
  expect(stepInGrid('ArrowRight', at(0, 2), places)).toBeNull()
  expect(stepInGrid('ArrowDown', at(0, 1), places)).toBeNull()
  expect(stepInGrid('Enter', at(0, 0), places)).toBeNull()
})
