import type { MenuRequest } from '../request/request.ts'
import type { DayType } from '../request/week.ts'
import type { KnownNutrition } from '../../shared/figures/nutrition.ts'
import type { DayTargets } from '../../targets/macros.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { rebalanceRules } from './rebalance-rules.ts'

/**
 * Returns the request for swapping a meal on a day whose intake differs from the plan by `beyond` (negative: less
 * eaten). Shifts the day's targets in the opposite direction by at most `totalShare`, and only so far that the target
 * of the meal itself stays between `leastOfMeal` and `mostOfMeal` of its usual target. Unchanged when the energy of
 * `beyond` is under `startsAtShare` of the day's target.
 */
export function requestOffPlan(
  request: MenuRequest,
  { dayType, mealType }: { readonly dayType: DayType; readonly mealType: MealType },
  beyond: KnownNutrition,
): MenuRequest {
  const usual = request.targets[dayType]
  const { startsAtShare, totalShare, leastOfMeal, mostOfMeal } = rebalanceRules
  if (Math.abs(beyond.kcal) < startsAtShare * usual.kcal) return request
  const share = request.mealShares[mealType]
  const down = Math.min(totalShare, (1 - leastOfMeal) * share)
  const up = Math.min(totalShare, (mostOfMeal - 1) * share)
  const left = (target: number, more: number) =>
    Math.min((1 + up) * target, Math.max((1 - down) * target, target - more))
  const targets: DayTargets = {
    ...usual,
    kcal: left(usual.kcal, beyond.kcal),
    protein_g: left(usual.protein_g, beyond.proteinG),
    carb_g: left(usual.carb_g, beyond.carbG),
    fat_g: left(usual.fat_g, beyond.fatG),
    fiber_g: left(usual.fiber_g, beyond.fiberG),
  }
  return { ...request, targets: { ...request.targets, [dayType]: targets } }
}
