import { baseRecipes } from './data/bases.ts'
import { beanMains } from './data/bean-mains.ts'
import { beefMains } from './data/beef-mains.ts'
import { breakfasts } from './data/breakfasts.ts'
import { chickenMains } from './data/chicken-mains.ts'
import { drinks } from './data/drinks.ts'
import { eggAndCheeseMains } from './data/egg-and-cheese-mains.ts'
import { fishMains } from './data/fish-mains.ts'
import { mildPlantDishes } from './data/mild-plant-dishes.ts'
import { oneDishMeals } from './data/one-dish-meals.ts'
import { peaAndLentilDishes } from './data/pea-and-lentil-dishes.ts'
import { porkMains } from './data/pork-mains.ts'
import { salads } from './data/salads.ts'
import { snacks } from './data/snacks.ts'
import { soups } from './data/soups.ts'
import { vegetableMains } from './data/vegetable-mains.ts'
import { vegetableSides } from './data/vegetable-sides.ts'
import type { Recipe } from '../recipe.ts'

/** All recipes in a fixed order, written for this product. */
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
  ...peaAndLentilDishes,
  ...vegetableMains,
  ...mildPlantDishes,
  ...oneDishMeals,
  ...soups,
  ...baseRecipes,
  ...salads,
  ...vegetableSides,
]

const recipesById: ReadonlyMap<string, Recipe> = new Map(recipes.map((recipe) => [recipe.id, recipe]))

export function findRecipe(id: string): Recipe | undefined {
  return recipesById.get(id)
}
