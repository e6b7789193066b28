import { expect, test } from 'vitest'
import { findFood } from '../../foods/food-table.ts'
import { type GoldenPlate, goldenPlates } from './golden-plates.ts'
import { scorePlate } from './plate-score.ts'

function scoreOf({ items }: GoldenPlate): number | null {
  return scorePlate({
    items: items.map(([id, grams]) => ({ food: findFood(id)!, grams })),
    targets: null,
    person: null,
    confidence: 0.9,
  }).score
}

test.each(goldenPlates.filter(({ band }) => band !== null))(
  '$mealType: $name scores within its band',
  (plate) => {
    const [low, high] = plate.band!
    expect(scoreOf(plate)).toBeGreaterThanOrEqual(low)
    expect(scoreOf(plate)).toBeLessThanOrEqual(high)
  },
)

test.each(goldenPlates.filter(({ band }) => band === null))('$mealType: $name gets no score', (plate) => {
  expect(scoreOf(plate)).toBeNull()
})

test('at least sixty golden plates exist, with unique names', () => {
  const names = new Set(goldenPlates.map(({ name, mealType }) => `${mealType} ${name}`))
  expect(names.size).toBe(goldenPlates.length)
  expect(names.size).toBeGreaterThanOrEqual(60)
})
