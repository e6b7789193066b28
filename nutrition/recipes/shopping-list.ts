import { ingredientLine } from './ingredient-line.ts'
import type { Recipe } from './recipe.ts'
import { ingredientsOf } from './served-recipe.ts'

/** Parts of a spoon or of a tomato that a cook can take. */
const cookableParts = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]
/** Largest relative error of a measure; beyond it another measure is used. */
const largestError = 0.1

/**
 * The ingredient lines for any number of portions. A cook keeps the recipe's measure as long as it can be counted:
 * twice 3 ladles are 6 ladles, though a deep plate would come as close.
 */
export function shoppingList(recipe: Recipe, portions: number): string[] {
  return ingredientsOf(recipe, portions).map(({ food, grams, text }) => {
    const ingredient = recipe.ingredients.find(({ foodId }) => foodId === food.id)
    const quantity = ingredient && countable((ingredient.quantity / recipe.portions) * portions)
    return quantity ? ingredientLine({ ...ingredient, grams, quantity }, food) : text
  })
}

/** The nearest amount that can be counted: parts of the first two, halves to ten, whole ones above. */
function countable(quantity: number): number | null {
  const nearest =
    quantity < 2 ? nearestPart(quantity) : quantity < 10 ? Math.round(quantity * 2) / 2 : Math.round(quantity)
  return nearest > 0 && Math.abs(nearest - quantity) <= quantity * largestError ? nearest : null
}

function nearestPart(quantity: number): number {
  const whole = Math.floor(quantity)
  const parts = cookableParts.map((part) => whole + part)
  return parts.reduce((best, part) => (Math.abs(part - quantity) < Math.abs(best - quantity) ? part : best))
}
