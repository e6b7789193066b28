import type { MealType } from '../targets/meal-type.ts'
import type { RecipeRole } from './recipe.ts'

/** Facts of a recipe that decide its place in a list. */
export interface ShelfRecipe {
  readonly id: string
  readonly mealTypes: readonly MealType[]
  readonly role: RecipeRole
  /** Whether an allergy, an intolerance, a style or a health answer of the person excludes the recipe. */
  readonly isExcluded: boolean
}

/** Facts of a person at one moment that decide the order of a list of recipes. */
export interface ShelfTastes {
  /** Meal of the hour; `null` while it is unknown, and then no meal comes first. */
  readonly mealType: MealType | null
  readonly favoriteIds: ReadonlySet<string>
  /** Recipes with a food that the person prefers to avoid. */
  readonly dislikedIds: ReadonlySet<string>
  /** Days since a recipe was last eaten; absent for one that was not eaten lately. */
  readonly daysSinceEaten: ReadonlyMap<string, number>
}

/** Recipes that make a meal by themselves, before those that only accompany one. */
const wholeRoles: ReadonlySet<RecipeRole> = new Set(['main', 'solo', 'snack'])

/** Days for which a recipe that was eaten stands behind the others of its meal: a person rarely wants it again. */
const tiredDays = 3

/** Place of a recipe in the list: the first difference decides, and the lower number comes first. */
function placeOf(recipe: ShelfRecipe, tastes: ShelfTastes): readonly number[] {
  const eatenAgo = tastes.daysSinceEaten.get(recipe.id) ?? Infinity
  return [
    recipe.isExcluded ? 1 : 0,
    tastes.dislikedIds.has(recipe.id) ? 1 : 0,
    tastes.mealType === null || recipe.mealTypes.includes(tastes.mealType) ? 0 : 1,
    wholeRoles.has(recipe.role) ? 0 : 1,
    eatenAgo < tiredDays ? 1 : 0,
    tastes.favoriteIds.has(recipe.id) ? 0 : 1,
    // Eaten a few days ago is the best sign of a habit.
    eatenAgo < Infinity ? 0 : 1,
  ]
}

/**
 * Orders recipes for a person at an hour: those that an answer excludes last, before them those with a disliked food;
 * then what fits the meal of the hour, whole meals before side dishes, what was not eaten in the last days, favorites,
 * and what the person cooks now and then. Equal recipes keep their order.
 */
export function orderShelf<Recipe extends ShelfRecipe>(
  recipes: readonly Recipe[],
  tastes: ShelfTastes,
): Recipe[] {
  return recipes
    .map((recipe) => ({ recipe, place: placeOf(recipe, tastes) }))
    .sort((one, other) => compare(one.place, other.place))
    .map(({ recipe }) => recipe)
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
