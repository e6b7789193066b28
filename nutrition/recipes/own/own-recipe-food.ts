import { hundredth } from '../../shared/figures/rounding.ts'
import type { RecipeFood } from '../../foods/own/own-food.ts'
import { weighedFoods } from '../ingredient-food.ts'
import { dishGroupOf } from '../recipe-dishes.ts'
import { describeOwnRecipe, namesWithoutRow } from './describe-own-recipe.ts'
import type { OwnRecipe } from './own-recipe.ts'

/** Returns a portion of an own recipe as a food that its owner can log; `null` if no ingredient has a weight. */
export function recipeFoodOf(own: OwnRecipe): RecipeFood | null {
  const { recipe, unknownNames, namesInSteps } = describeOwnRecipe(own)
  const weighed = weighedFoods(recipe.ingredients)
  if (!weighed.some(({ grams }) => grams > 0)) return null
  return {
    id: own.id,
    name: own.name,
    group: dishGroupOf(recipe, weighed),
    portionGrams: Math.max(1, recipe.portionGrams),
    parts: recipe.ingredients.map(({ foodId, grams, own: label }) => ({
      foodId,
      grams: hundredth(grams / own.portions),
      ...(label && { own: label }),
    })),
    isIncomplete: unknownNames.length > 0,
    namesWithoutRow: [...namesWithoutRow(own), ...namesInSteps],
    openAllergens: recipe.unknownAllergens,
  }
}
