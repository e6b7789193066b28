import { ownRecipeLimits } from '#contract/recipes/own-recipe-limits.ts'
import type { LinkedRecipe } from '#contract/recipes/recipe-links.ts'
import type { PageRecipe } from './page-recipes.ts'
import { splitLongLine } from './page-text.ts'

/** Cuts a recipe that was read from a page or a pasted text to the limits of own recipes. */
export function fitLimits(recipe: PageRecipe): LinkedRecipe {
  const { lines, line, instructions, portions } = ownRecipeLimits
  const ingredients = recipe.ingredients.flatMap((text) => splitLongLine(text, line))
  const steps = recipe.instructions.join('\n')
  return {
    // A name over the limit of an own recipe is shortened by the person, not silently.
    name: cut(recipe.name, line),
    portions: recipe.portions === null || recipe.portions > portions ? null : recipe.portions,
    ingredients: ingredients.slice(0, lines),
    left_out: Math.max(0, ingredients.length - lines),
    instructions: cut(steps, instructions),
    is_cut: steps.length > instructions,
    preparation_min: recipe.preparationMin,
    cooking_min: recipe.cookingMin,
  }
}

/** Cuts a text after `max` UTF-16 units, never inside a character of two units. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}
