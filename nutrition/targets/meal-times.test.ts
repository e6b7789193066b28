import { expect, test } from 'vitest'
import { mealTypeAt, mealTypesOf } from './meal-times.ts'

const at = (hours: number, minutes = 0) => hours * 60 + minutes

test('three meals are breakfast, lunch and dinner; six have both snacks and supper', () => {
  expect(mealTypesOf(3)).toEqual(['cafe_manha', 'almoco', 'jantar'])
  expect(mealTypesOf(4)).toEqual(['cafe_manha', 'almoco', 'lanche_tarde', 'jantar'])
  expect(mealTypesOf(6)).toHaveLength(6)
})

test("a time belongs to the nearest of the person's meals", () => {
  expect(mealTypeAt(at(7, 30), 4)).toBe('cafe_manha')
  expect(mealTypeAt(at(12, 30), 4)).toBe('almoco')
  expect(mealTypeAt(at(16), 4)).toBe('lanche_tarde')
  expect(mealTypeAt(at(16), 3)).toBe('jantar')
  expect(mealTypeAt(at(20), 6)).toBe('jantar')
  expect(mealTypeAt(at(22), 6)).toBe('ceia')
})

test('a plate before dawn belongs to the previous evening', () => {
  expect(mealTypeAt(at(2), 4)).toBe('jantar')
  expect(mealTypeAt(at(2), 6)).toBe('ceia')
  expect(mealTypeAt(at(4), 4)).toBe('cafe_manha')
})

test('a night worker has individual meal times', () => {
  const nightTimes = [at(17), at(21), at(3)]
  expect(mealTypeAt(at(16), 3, nightTimes)).toBe('cafe_manha')
  expect(mealTypeAt(at(21, 30), 3, nightTimes)).toBe('almoco')
  expect(mealTypeAt(at(4), 3, nightTimes)).toBe('jantar')
})
