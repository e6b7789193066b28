import { hundredth } from '../figures/rounding.ts'
import { type Dish, servingsOf } from '../menu/request/week.ts'
import type { Recipe } from '../recipes/recipe.ts'
import type { FoodGrams } from './eaten-micronutrients.ts'

/** Returns the foods of a planned meal, in grams as eaten. A recipe that is no longer in the library adds no foods. */
export function foodsOfDish(
  dish: Dish,
  recipes: ReadonlyMap<string, Pick<Recipe, 'ingredients' | 'portions'>>,
): FoodGrams[] {
  return servingsOf(dish).flatMap(({ recipeId, portions }) => {
    const recipe = recipes.get(recipeId)
    if (!recipe) return []
    return recipe.ingredients.map(({ foodId, grams }): FoodGrams => [
      foodId,
      hundredth((grams * portions) / recipe.portions),
    ])
  })
}
