import { hundredth } from '../shared/figures/rounding.ts'
import type { FoodGroup, FoodId } from '../foods/food.ts'
import { servedFoods } from './counted-pieces.ts'
import { weighedFoods } from './ingredient-food.ts'
import { recipes } from './cookbook/recipe-library.ts'
import { servedGrams } from './recipe-nutrition.ts'
import type { WeighedFood } from '../foods/composition.ts'
import type { Recipe } from './recipe.ts'

/** One portion of a recipe, as a row of `nutrition/data/recipe-dishes.json`. */
export interface RecipeDishRow {
  readonly id: FoodId
  readonly name: string
  readonly group: FoodGroup
  /** Grams of one portion as served. */
  readonly served: number
  readonly parts: readonly (readonly [foodId: FoodId, grams: number])[]
}

/** Returns one portion of every recipe with its ingredients, for `scripts/build-recipe-dishes.ts`. */
export function recipeDishRows(): readonly RecipeDishRow[] {
  return recipes.map((recipe) => {
    const weighed = weighedFoods(recipe.ingredients)
    return {
      id: `recipe:${recipe.id}`,
      name: recipe.name,
      group: dishGroupOf(recipe, weighed),
      served: servedGrams(recipe, weighed),
      parts: servedFoods(recipe, 1).map(({ food, grams }) => [food.id, hundredth(grams)] as const),
    }
  })
}

/**
 * Returns the food group as which a recipe is drawn and scored: drink, sandwich, dish with sauce, or the group of its
 * heaviest ingredient.
 */
export function dishGroupOf(
  { role, vessel }: Pick<Recipe, 'role' | 'vessel'>,
  weighed: readonly WeighedFood[],
): FoodGroup {
  if (role === 'drink') return 'bebida'
  if (vessel === 'sanduiche') return 'sanduiche'
  if (role === 'main' || role === 'solo') return 'ensopado'
  const [heaviest] = weighed.toSorted((one, other) => other.grams - one.grams)
  return heaviest?.food.group ?? 'ensopado'
}
