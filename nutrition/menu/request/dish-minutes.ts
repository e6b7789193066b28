import type { MenuRecipe } from './menu-recipe.ts'
import type { Dish, Part } from './week.ts'

/** Minutes of manual work, and minutes of cooking on the stove, in the oven or in the microwave. */
export interface CookingMinutes {
  readonly preparing: number
  readonly cooking: number
}

/** Minimum shelf life in days of a base that may be cooked ahead. */
const keepsForReheatingDays = 2
/** Time to reheat food from the fridge: one minute to serve, four in the microwave or pot (design choice). */
const reheating: CookingMinutes = { preparing: 1, cooking: 4 }

type Timed = Pick<MenuRecipe, 'role' | 'keepsDays' | 'preparationMin' | 'cookingMin'>

export function totalOf({ preparing, cooking }: CookingMinutes): number {
  return preparing + cooking
}

/**
 * Returns whether a base is cooked ahead and reheated: it keeps for `keepsForReheatingDays` and takes longer to cook
 * than to reheat.
 */
function isReheatedBase(part: Part, recipe: Timed): boolean {
  return (
    part === 'base' &&
    recipe.keepsDays >= keepsForReheatingDays &&
    recipe.preparationMin + recipe.cookingMin > totalOf(reheating)
  )
}

/** Returns whether a part only needs reheating on the day. `isBatch`: the main was cooked for several lunches. */
export function isCookedAhead(part: Part, recipe: Timed, isBatch: boolean): boolean {
  return isReheatedBase(part, recipe) || (part === 'main' && isBatch)
}

/**
 * Returns the minutes for one part of a dish on the day it is eaten. `isBatch`: the main was cooked for several
 * lunches.
 */
export function minutesOfPart(part: Part, recipe: Timed, isBatch: boolean): CookingMinutes {
  if (isCookedAhead(part, recipe, isBatch)) return reheating
  return { preparing: recipe.preparationMin, cooking: recipe.cookingMin }
}

/**
 * Returns the minutes for several parts together: preparation times add up, cooking runs in parallel (design choice).
 */
export function minutesOfDish(parts: readonly CookingMinutes[]): CookingMinutes {
  return {
    preparing: parts.reduce((sum, { preparing }) => sum + preparing, 0),
    cooking: Math.max(0, ...parts.map(({ cooking }) => cooking)),
  }
}

const dishParts = ['main', 'base', 'side'] as const satisfies readonly Part[]

/**
 * Returns the minutes for a planned dish on the day it is eaten. A recipe that is no longer in the library counts 0.
 */
export function minutesOfServed(
  dish: Dish,
  recipes: ReadonlyMap<string, Timed>,
  isBatch: boolean,
): CookingMinutes {
  return minutesOfDish(
    dishParts.flatMap((part) => {
      const recipe = recipes.get(dish[part]?.recipeId ?? '')
      return recipe ? [minutesOfPart(part, recipe, isBatch)] : []
    }),
  )
}
