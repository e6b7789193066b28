import { baseRecipes } from '../data/recipes/bases.ts'
import { beanMains } from '../data/recipes/bean-mains.ts'
import { beefMains } from '../data/recipes/beef-mains.ts'
import { breakfasts } from '../data/recipes/breakfasts.ts'
import { chickenMains } from '../data/recipes/chicken-mains.ts'
import { drinks } from '../data/recipes/drinks.ts'
import { eggAndCheeseMains } from '../data/recipes/egg-and-cheese-mains.ts'
import { fishMains } from '../data/recipes/fish-mains.ts'
import { oneDishMeals } from '../data/recipes/one-dish-meals.ts'
import { porkMains } from '../data/recipes/pork-mains.ts'
import { salads } from '../data/recipes/salads.ts'
import { snacks } from '../data/recipes/snacks.ts'
import { soups } from '../data/recipes/soups.ts'
import { vegetableMains } from '../data/recipes/vegetable-mains.ts'
import { vegetableSides } from '../data/recipes/vegetable-sides.ts'
import type { Recipe } from './recipe.ts'

/** Every recipe of the house, in a fixed order. Written by us; the foods and their measures are of the food table. */
export const recipes: readonly Recipe[] = [
  ...breakfasts,
  ...snacks,
  ...drinks,
  ...beefMains,
  ...chickenMains,
  ...fishMains,
  ...porkMains,
  ...eggAndCheeseMains,
  ...beanMains,
  ...vegetableMains,
  ...oneDishMeals,
  ...soups,
  ...baseRecipes,
  ...salads,
  ...vegetableSides,
]

const recipesById: ReadonlyMap<string, Recipe> = new Map(recipes.map((recipe) => [recipe.id, recipe]))

/** The recipe with this id, or `undefined` when the library has none. */
export function findRecipe(id: string): Recipe | undefined {
  return recipesById.get(id)
}
