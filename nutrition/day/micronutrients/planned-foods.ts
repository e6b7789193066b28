import { hundredth } from '../../shared/figures/rounding.ts'
import { type Dish, servingsOf } from '../../menu/request/week.ts'
import { servedAmount } from '../../recipes/counted-pieces.ts'
import { foodOfIngredient } from '../../recipes/ingredient-food.ts'
import type { Recipe } from '../../recipes/recipe.ts'
import type { FoodGrams } from './eaten-micronutrients.ts'

/** Returns the foods of a planned meal in grams as eaten. Skips recipes that are no longer in the library. */
export function foodsOfDish(
  dish: Dish,
  recipes: ReadonlyMap<string, Pick<Recipe, 'ingredients' | 'portions'>>,
): FoodGrams[] {
  return servingsOf(dish).flatMap(({ recipeId, portions }) => {
    const recipe = recipes.get(recipeId)
    if (!recipe) return []
    return recipe.ingredients.map((ingredient): FoodGrams => {
      const { foodId, grams } = ingredient
      const food = foodOfIngredient(ingredient)
      const served = food
        ? servedAmount(ingredient, food, recipe, portions).grams
        : (grams * portions) / recipe.portions
      return [foodId, hundredth(served)]
    })
  })
}
