import type { MealType } from '../targets/meal-type.ts'
import type { RecipeRole } from './recipe.ts'

/** Facts about a recipe that decide its position in a list. */
export interface ShelfRecipe {
  readonly id: string
  readonly mealTypes: readonly MealType[]
  readonly role: RecipeRole
  /** Whether an allergy, intolerance, style or health answer of the person excludes the recipe. */
  readonly isExcluded: boolean
}

/** Facts about a person and the time of day that decide the order of a list of recipes. */
export interface ShelfTastes {
  /** Meal of the current hour. `null` while unknown; then no meal is preferred. */
  readonly mealType: MealType | null
  readonly favoriteIds: ReadonlySet<string>
  /** Recipes with a food that the person prefers to avoid. */
  readonly dislikedIds: ReadonlySet<string>
  /** Days since a recipe was last eaten. Recipes not eaten lately are absent. */
  readonly daysSinceEaten: ReadonlyMap<string, number>
}

/** Roles of recipes that are a meal or its main part; recipes of these roles come before sides and other companions. */
const wholeRoles: ReadonlySet<RecipeRole> = new Set(['main', 'solo', 'snack'])

/**
 * For this many days, a recipe that was eaten comes after the others of its meal, because few people want it again so
 * soon.
 */
const tiredDays = 3

/** Sort key of a recipe: the first difference decides, and the lower number comes first. */
function placeOf(recipe: ShelfRecipe, tastes: ShelfTastes): readonly number[] {
  const eatenAgo = tastes.daysSinceEaten.get(recipe.id) ?? Infinity
  return [
    recipe.isExcluded ? 1 : 0,
    tastes.dislikedIds.has(recipe.id) ? 1 : 0,
    tastes.mealType === null || recipe.mealTypes.includes(tastes.mealType) ? 0 : 1,
    wholeRoles.has(recipe.role) ? 0 : 1,
    eatenAgo < tiredDays ? 1 : 0,
    tastes.favoriteIds.has(recipe.id) ? 0 : 1,
    // A recipe that was eaten recently, but not in the last days, is the best sign of a habit.
    eatenAgo < Infinity ? 0 : 1,
  ]
}

/**
 * Orders recipes for a person at an hour. Excluded recipes come last, and recipes with a disliked food just before
 * them. Otherwise preferred, in this order: recipes for the meal of the hour, mains and whole meals, recipes not eaten
 * in the last `tiredDays`, favorites, and recipes eaten recently. Ties keep their order.
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
