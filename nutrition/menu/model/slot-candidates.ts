import type { MealType } from '../../targets/meal-type.ts'
import { minutesOfPart } from '../request/dish-minutes.ts'
import { isSafeServing, type EligibilityRules } from '../request/eligibility.ts'
import { isOffered, portionsFor } from './meal-parts.ts'
import type { CompiledRecipe } from './compiled-recipe.ts'
import type { Candidate } from './option-list.ts'
import { customCost } from '../request/plate-sense.ts'
import type { MenuRequest } from '../request/request.ts'
import type { Part } from '../request/week.ts'

interface CandidatesWanted {
  readonly part: Part
  readonly mealType: MealType
  readonly maxMinutes: number
  /** The only recipe allowed as main of a batch lunch; `null` otherwise. */
  readonly batchRecipe: CompiledRecipe | null
  /** Whether an earlier day cooks the batch. */
  readonly isReheated: boolean
  readonly offers: readonly Offer[]
  readonly rules: EligibilityRules
  readonly request: MenuRequest
}

/**
 * A recipe with the results that do not depend on the meal: whether it passes `isSafe`, `isCookable` and `isLiked`, and
 * its preference cost.
 */
export interface Offer {
  readonly recipe: CompiledRecipe
  readonly isAllowed: boolean
  readonly cost: number
}

/**
 * Returns the candidates (recipe and portions) for one part of a meal. Only portions that are a safe serving are
 * included.
 */
export function candidatesFor(wanted: CandidatesWanted): Candidate[] {
  const { part, mealType, maxMinutes, batchRecipe, isReheated, offers, rules, request } = wanted
  const candidates: Candidate[] = []
  for (const { recipe: compiled, isAllowed, cost } of offers) {
    const { recipe } = compiled
    const isListed = batchRecipe
      ? compiled === batchRecipe
      : isAllowed && isOffered(part, recipe, mealType) && rules.isQuick(recipe, maxMinutes)
    if (!isListed) continue
    const costHere = cost + customCost(recipe, mealType, request)
    const minutes = minutesOfPart(recipe, isReheated)
    for (const portions of portionsFor(recipe)) {
      if (isSafeServing(recipe, portions, request)) {
        candidates.push({ recipe: compiled, portions, cost: costHere, minutes })
      }
    }
  }
  return candidates
}
