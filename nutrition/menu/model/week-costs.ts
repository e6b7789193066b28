import type { MealType } from '../../targets/meal-type.ts'
import { isMainMeal } from '../request/eligibility.ts'
import type { MenuRequest } from '../request/request.ts'
import type { Part } from '../request/week.ts'

/**
 * Penalties in points for repetition and for empty parts of a meal (design choice). Each use of a family beyond
 * `familyFree` costs `family`, and of a protein beyond `proteinFree` costs `protein`. `sameProteinDay` applies when
 * lunch and dinner of a day share the main protein.
 */
export const weekCosts = {
  repeat: 0.4,
  sideRepeat: 0.1,
  family: 0.8,
  familyFree: 2,
  protein: 1,
  proteinFree: 4,
  sameProteinDay: 1.5,
  noBase: 0.6,
  noSide: 0.5,
} as const

export function emptyPartCost(part: Part, mealType: MealType, request: MenuRequest): number {
  if (!isMainMeal(mealType)) return 0
  if (part === 'side') return weekCosts.noSide
  return request.styles.includes('Low-carb') ? 0 : weekCosts.noBase
}
