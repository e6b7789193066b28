import type { DayTargets } from '../targets/macros.ts'
import type { PortionNutrition } from '../recipes/recipe-nutrition.ts'
import type { MenuRequest } from './request.ts'
import type { DayType } from './week.ts'

/** However much was eaten, what is left is weighed as at least this share of the day (choice): meals stay meals. */
const leastShare = 0.4

/**
 * The request as a day sees it on which `beyond` more was eaten than planned (below 0: less): its targets hold what is
 * left for the plan.
 */
export function requestOffPlan(
  request: MenuRequest,
  dayType: DayType,
  beyond: PortionNutrition,
): MenuRequest {
  const usual = request.targets[dayType]
  const left = (target: number, more: number) => Math.max(leastShare * target, target - more)
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
