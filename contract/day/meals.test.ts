import { expect, test } from 'vitest'
import { plateChoices } from './meals.ts'

/** Returns a meal whose dishes have these numbers of parts. */
function mealOf(...parts: number[]) {
  return parts.map((count) => ({
    food_id: 'dish:x-tudo',
    grams: 300,
    parts: Array.from({ length: count }, () => ({ food_id: 'taco:3', grams: 1 })),
  }))
}

test.each([
  ['200 parts in five dishes', mealOf(40, 40, 40, 40, 40), true],
  ['201 parts in six dishes', mealOf(40, 40, 40, 40, 40, 1), false],
  ['41 parts in one dish', mealOf(41), false],
  ['40 foods', mealOf(...Array<number>(40).fill(1)), true],
  ['41 foods', mealOf(...Array<number>(41).fill(1)), false],
  ['no food', [], false],
] as const)('a meal with %s is limited', (_, meal, isAccepted) => {
  expect(plateChoices.safeParse(meal).success).toBe(isAccepted)
})
