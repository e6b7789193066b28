import type { MenuRecipe } from './menu-recipe.ts'
import type { Dish, Part } from './week.ts'

/** Minutes of manual work, and minutes of cooking on the stove, in the oven or in the microwave. */
export interface CookingMinutes {
  readonly preparing: number
  readonly cooking: number
}

/** Time to reheat food from the fridge: one minute to serve, four in the microwave or pot (design choice). */
export const reheating: CookingMinutes = { preparing: 1, cooking: 4 }

type Timed = Pick<MenuRecipe, 'preparationMin' | 'cookingMin'>

export function totalOf({ preparing, cooking }: CookingMinutes): number {
  return preparing + cooking
}

/** Returns the minutes for one part of a dish. `isReheated`: an earlier day of the week cooks it. */
export function minutesOfPart(recipe: Timed, isReheated: boolean): CookingMinutes {
  return isReheated ? reheating : { preparing: recipe.preparationMin, cooking: recipe.cookingMin }
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

/** Parts of a dish that are only reheated. */
export type ReheatedParts = ReadonlySet<Part>
export const nothingReheated: ReheatedParts = new Set()
export const mainReheated: ReheatedParts = new Set(['main'])

/** Returns the minutes for a planned dish. A recipe that is no longer in the library counts 0. */
export function minutesOfServed(
  dish: Dish,
  recipes: ReadonlyMap<string, Timed>,
  reheated: ReheatedParts,
): CookingMinutes {
  return minutesOfDish(
    dishParts.flatMap((part) => {
      const recipe = recipes.get(dish[part]?.recipeId ?? '')
      return recipe ? [minutesOfPart(recipe, reheated.has(part))] : []
    }),
  )
}
