import type { MealType } from '../../targets/meal-type.ts'
import { portionSteps } from '../../recipes/recipe.ts'
import { isMainMeal, type EligibilityRules } from '../request/eligibility.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import type { Part } from '../request/week.ts'
import { isMealByItself, isStarchySide } from '../request/plate-sense.ts'
import { batchKeepsDays } from '../request/wishes.ts'

/** Returns whether the recipe's role and meal types allow it as this part of the meal. */
export function canBe(part: Part, recipe: MenuRecipe, mealType: MealType): boolean {
  if (!recipe.mealTypes.includes(mealType)) return false
  const { role } = recipe
  if (part === 'base') return role === 'base'
  if (part === 'side') return role === 'side' || (role === 'drink' && !isMainMeal(mealType))
  if (role === 'main' || role === 'solo' || role === 'snack') return true
  return role === 'drink' && !isMainMeal(mealType) && mealType !== 'cafe_manha'
}

/**
 * Returns whether the optimizer may choose the recipe for this part: `canBe` is true, and a main also is
 * `isMealByItself`.
 */
export function isOffered(part: Part, recipe: MenuRecipe, mealType: MealType): boolean {
  return canBe(part, recipe, mealType) && (part !== 'main' || isMealByItself(recipe))
}

export function keepsAsBatch(recipe: MenuRecipe): boolean {
  return recipe.keepsDays >= batchKeepsDays && canBe('main', recipe, 'almoco')
}

export function isEligible(
  recipe: MenuRecipe,
  part: Part,
  mealType: MealType,
  maxMinutes: number,
  rules: EligibilityRules,
): boolean {
  return (
    isOffered(part, recipe, mealType) &&
    rules.isQuick(recipe, maxMinutes) &&
    rules.isSafe(recipe) &&
    rules.isCookable(recipe) &&
    rules.isLiked(recipe)
  )
}

/** Returns the portions that may be planned: 1 of farofa and the like, 1 or 2 of another side, 1 glass of a drink, `portionSteps` of other recipes. */
export function portionsFor(recipe: MenuRecipe): readonly number[] {
  if (recipe.role === 'side') return isStarchySide(recipe) ? [1] : [1, 2]
  if (recipe.role === 'drink') return [1]
  return portionSteps
}
