import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foods } from '../../foods/food-table.ts'
import { foodRules } from '../../safety/food-rules.ts'
import { healthy } from '../../safety/test-health-facts.ts'
import type { PlateItem } from './plate-facts.ts'
import { scorePlate } from './plate-score.ts'

const packagedStaples = new Set(['pao', 'laticinio', 'queijo'])
/**
 * Foods that must never raise a score, defined independently of `isFiller`. Packaged bread, yogurt and cheese count at a
 * small meal, and may make one of a plate.
 */
const fillers = foods.filter(
  (food) =>
    food.group === 'farofa' ||
    food.group === 'doce' ||
    food.allergens.includes('alcool') ||
    foodRules.fritura(food) ||
    (food.nova === 4 && !packagedStaples.has(food.group)),
)

const anyItem = fc.record({ food: fc.constantFrom(...foods), grams: fc.integer({ min: 1, max: 500 }) })
const persons = fc.constantFrom(
  null,
  healthy,
  { ...healthy, conditions: ['diabetes', 'hipertensao', 'colesterol_alto'] as const },
  { ...healthy, allergies: ['Glúten'] as const },
)

test('farofa, sweets, alcohol, fried and ultra-processed food never raise a score', () => {
  fc.assert(
    fc.property(
      fc.record({ food: fc.constantFrom(...fillers), grams: fc.integer({ min: 1, max: 400 }) }),
      fc.array(anyItem, { minLength: 1, maxLength: 5 }),
      persons,
      (filler, items, person) => {
        const scoreOf = (plate: readonly PlateItem[]) =>
          scorePlate({ items: plate, targets: null, person, confidence: 0.9 }).score
        const [before, after] = [scoreOf(items), scoreOf([...items, filler])]
        expect(before !== null && after !== null && after > before).toBe(false)
      },
    ),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 1000) },
  )
})
