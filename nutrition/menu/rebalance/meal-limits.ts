import type { DayTarget } from '../model/day-target.ts'
import { nutritionOf } from '../model/build-week.ts'
import type { DayScale } from '../model/week-rating.ts'
import { nutritionRules } from '../../safety/nutrition-rules.ts'
import type { MealType } from '../../targets/meal-type.ts'
import type { OpenMeal } from './meal-change.ts'
import type { MealVariant } from './meal-variants.ts'
import { rebalanceRules } from './rebalance-rules.ts'

interface Direction {
  /** True when the day is above its energy target and meals may only shrink; false when meals may only grow. */
  readonly isOver: boolean
  readonly target: DayTarget
  readonly scale: DayScale
}

const snacks: ReadonlySet<MealType> = new Set(['lanche_manha', 'lanche_tarde', 'ceia'])

/**
 * Returns whether a rebalance may change a meal to this variant. The energy must change in the direction that the day
 * needs, and energy and protein must stay within `rebalanceRules`. Snacks never shrink. With diabetes, a changed meal
 * has at most `diabetesMealPercentMax` percent of the day's carbohydrate, or what it has already.
 */
export function isWithinLimits(
  { nutrients }: MealVariant,
  { meal, planned }: OpenMeal,
  { isOver, target, scale }: Direction,
): boolean {
  const { request, recipes } = scale
  const { kcal, proteinG, carbG } = nutrients
  const now = nutritionOf(meal.dish, recipes)
  const plan = nutritionOf(planned, recipes)
  const { leastOfMeal, mostOfMeal } = rebalanceRules
  if (proteinG < leastOfMeal * plan.proteinG) return false
  const mostCarbG = (nutritionRules.diabetesMealPercentMax / 100) * target.carbG
  if (request.hasDiabetes && carbG > Math.max(mostCarbG, now.carbG)) return false
  if (isOver) {
    const shareKcal = request.mealShares[meal.mealType] * target.kcal
    return (
      !snacks.has(meal.mealType) && kcal < now.kcal && kcal >= leastOfMeal * Math.max(plan.kcal, shareKcal)
    )
  }
  return kcal > now.kcal && kcal <= mostOfMeal * plan.kcal
}
