import { ingredientLine } from './ingredient-line.ts'
import type { Recipe } from './recipe.ts'
import { ingredientsOf } from './served-recipe.ts'

/** Fractions of a measure or piece that a cook can measure. */
const cookableParts = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]
/** Maximum relative error of a rounded quantity. Above it, another measure is used. */
const largestError = 0.1

/**
 * Returns the ingredient lines for a number of portions. Keeps the recipe's own measure if the quantity can be counted
 * in it: twice 3 ladles are 6 ladles, even if another measure is as close.
 */
export function shoppingList(recipe: Recipe, portions: number): string[] {
  return ingredientsOf(recipe, portions).map(({ ingredient, food, grams, isRounded, text }) => {
    if (isRounded) return text
    const quantity = countable((ingredient.quantity / recipe.portions) * portions)
    return quantity ? ingredientLine({ ...ingredient, grams, quantity }, food) : text
  })
}

/**
 * Returns the nearest countable quantity: a whole plus one of `cookableParts` below 2, halves below 10, otherwise whole
 * numbers. Returns `null` if that is 0 or off by more than `largestError`.
 */
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
