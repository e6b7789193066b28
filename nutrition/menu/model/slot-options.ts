import type { MealType } from '../../targets/meal-type.ts'
import { minutesOfPart } from '../request/dish-minutes.ts'
import { isSafeServing, type EligibilityRules } from '../request/eligibility.ts'
import { isOffered, portionsFor } from './meal-parts.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import type { Option, Part } from './option-list.ts'
import { riceAndBeansCost } from '../request/plate-sense.ts'
import type { MenuRequest } from '../request/request.ts'

interface OptionsWanted {
  readonly part: Part
  readonly mealType: MealType
  readonly maxMinutes: number
  readonly batchRecipe: number
  readonly recipes: readonly MenuRecipe[]
  readonly offers: readonly Offer[]
  readonly rules: EligibilityRules
  readonly request: MenuRequest
}

/** Eligibility and preference cost of a recipe, equal for every meal. */
export interface Offer {
  readonly isAllowed: boolean
  readonly cost: number
}

/** Returns the options (recipe × portions) for one part of a meal. */
export function optionsFor(wanted: OptionsWanted): Option[] {
  const { part, mealType, maxMinutes, batchRecipe, recipes, offers, rules, request } = wanted
  const options: Option[] = []
  for (const [recipeIndex, recipe] of recipes.entries()) {
    const { isAllowed, cost } = offers[recipeIndex]!
    const isListed =
      batchRecipe >= 0
        ? recipeIndex === batchRecipe
        : isAllowed && isOffered(part, recipe, mealType) && rules.isQuick(recipe, maxMinutes)
    if (!isListed) continue
    const costHere = cost + riceAndBeansCost(recipe, mealType, request)
    const minutes = minutesOfPart(part, recipe, batchRecipe >= 0)
    for (const portions of portionsFor(recipe)) {
      if (isSafeServing(recipe, portions, request)) {
        options.push({ recipeIndex, recipe, portions, cost: costHere, minutes })
      }
    }
  }
  return options
}
