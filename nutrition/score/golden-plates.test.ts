import { expect, test } from 'vitest'
import { findFood } from '../foods/food-table.ts'
import { goldenPlates } from './golden-plates.ts'
import { scorePlate } from './plate-score.ts'

test.each(goldenPlates)('$mealType: $name scores within its band', ({ items, mealType, band }) => {
  const { score } = scorePlate({
    items: items.map(([id, grams]) => ({ food: findFood(id)!, grams })),
    mealType,
    targets: null,
    person: null,
    confidence: 0.9,
  })
  if (band === null) {
    expect(score).toBeNull()
    return
  }
  expect(score).toBeGreaterThanOrEqual(band[0])
  expect(score).toBeLessThanOrEqual(band[1])
})

test('the golden plates are at least sixty, each named once', () => {
  const names = new Set(goldenPlates.map(({ name, mealType }) => `${mealType} ${name}`))
  expect(names.size).toBe(goldenPlates.length)
  expect(names.size).toBeGreaterThanOrEqual(60)
})
