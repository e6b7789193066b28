import { holdsAny } from '../../foods/identity/contents.ts'
import type { IdentityId } from '../../foods/identity/identity-id.ts'
import type { Exclusions } from '../../safety/exclusions.ts'
import { type MealType, mealTypes } from '../../targets/meal-type.ts'
import { isSafe } from '../request/eligibility.ts'
import { isOffered } from '../model/meal-parts.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'

/** Number of recipes for a person before and after unwanted foods are excluded. */
export interface TasteOutlook {
  /** Safe recipes, including those with unwanted foods. `left`: safe recipes without unwanted foods. */
  readonly total: number
  readonly left: number
  /** Meal types that have a safe main, but no safe main without unwanted foods. */
  readonly emptyMeals: readonly MealType[]
}

/** Counts the safe recipes with and without unwanted foods. If `exclusions` is `null`, all recipes are safe. */
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
