import { ownRecipeLimits } from '#contract/recipes/own-recipe-limits.ts'
import type { TypedLine } from '#contract/recipes/own-recipes.ts'
import { isRecipeFood } from '#nutrition/foods/own/own-food.ts'
import { readChosenOwnFoods, readLabelFoods } from '../../day/foods/service.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { type AnsweredIngredient, answerLines } from './answer-lines.ts'

/**
 * Reads typed lines with the account's own packaged foods and applies the answers to them. Throws `food_not_found` for
 * an unknown food in an answer, and `own_recipe_too_many_ingredients`. A recipe in an answer counts as unknown, so that
 * no recipe contains itself.
 */
export async function resolveLines(
  tx: AccountTransaction,
  lines: readonly TypedLine[],
): Promise<AnsweredIngredient[]> {
  const choices = lines
    .flatMap(({ choices: answers = [] }) => answers)
    .filter((choice) => choice !== null && choice !== 'left_out')
  const chosen = await readChosenOwnFoods(tx, choices)
  const ingredients = answerLines(lines, {
    named: await readLabelFoods(tx),
    chosen: new Map([...chosen].flatMap(([id, own]) => (isRecipeFood(own) ? [] : [[id, own] as const]))),
  })
  const { ingredients: most } = ownRecipeLimits
  if (ingredients.length > most) throw fail('own_recipe_too_many_ingredients', { most })
  return ingredients
}
