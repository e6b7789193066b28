import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomRequest } from '../test-library.ts'
import { mealTypes } from '../../targets/meal-type.ts'
import { requestOffPlan } from './off-plan.ts'
import { foodOf, recipes } from './test-days.ts'

const request = randomRequest(3, recipes)
const { kcal, protein_g } = request.targets.rest

test('a swap on an off-plan day targets 70 to 130 % of the meal share', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1500, max: 4000 }),
      fc.constantFrom(...mealTypes.filter((one) => request.mealShares[one] > 0)),
      (extra, mealType) => {
        const { rest, training } = requestOffPlan(
          request,
          { dayType: 'rest', mealType },
          foodOf(extra),
        ).targets
        const share = request.mealShares[mealType]
        expect(training).toBe(request.targets.training)
        // The other meals stay as planned, so this meal takes the whole correction.
        for (const [aim, usual] of [
          [rest.kcal, kcal],
          [rest.protein_g, protein_g],
        ] as const) {
          expect(aim - (1 - share) * usual).toBeGreaterThanOrEqual(0.7 * share * usual - 1e-6)
          expect(aim - (1 - share) * usual).toBeLessThanOrEqual(1.3 * share * usual + 1e-6)
          expect(Math.abs(aim - usual)).toBeLessThanOrEqual(0.15 * usual + 1e-6)
        }
      },
    ),
  )
})

test('the targets for a swap change from 15 % of the day on', () => {
  const place = { dayType: 'rest', mealType: 'jantar' } as const
  expect(requestOffPlan(request, place, foodOf(0.14 * kcal))).toBe(request)
  expect(requestOffPlan(request, place, foodOf(0.16 * kcal)).targets.rest.kcal).toBeLessThan(kcal)
  expect(requestOffPlan(request, place, foodOf(-0.16 * kcal)).targets.rest.kcal).toBeGreaterThan(kcal)
})
