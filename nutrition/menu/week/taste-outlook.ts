import { holdsAny } from '../../foods/identity/contents.ts'
import type { IdentityId } from '../../foods/identity/identity-id.ts'
import type { Exclusions } from '../../safety/exclusions.ts'
import { type MealType, mealTypes } from '../../targets/meal-type.ts'
import { isSafe } from '../request/eligibility.ts'
import { isOffered } from '../model/meal-parts.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'

/** Recipes that a list of unwanted foods leaves to a person. */
export interface TasteOutlook {
  /** Recipes that the person may eat, whatever they like. */
  readonly total: number
  readonly left: number
  /** Meals for which no recipe is left although there were some. */
  readonly emptyMeals: readonly MealType[]
}

export function tasteOutlook(
  recipes: readonly MenuRecipe[],
  exclusions: Exclusions | null,
  unwanted: readonly IdentityId[],
): TasteOutlook {
  const safe = recipes.filter((recipe) => !exclusions || isSafe(recipe, exclusions))
  const left = safe.filter((recipe) => !holdsAny(recipe, unwanted))
  const serves = (some: readonly MenuRecipe[], meal: MealType) =>
    some.some((recipe) => isOffered('main', recipe, meal))
  return {
    total: safe.length,
    left: left.length,
    emptyMeals: mealTypes.filter((meal) => serves(safe, meal) && !serves(left, meal)),
  }
}
