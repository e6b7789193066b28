import type { Recipe } from '#contract/recipes/recipes.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { readRecipeLimit } from '../../billing/subscription/service.ts'
import { describeWhole, libraryIds, openIds, type RecipeReader, recipeBook } from './rules.ts'

const stranger: RecipeReader = { exclusions: null, hidesNumbers: false, answers: null }

/**
 * Returns a recipe for a shared link, whatever the plan, with warnings for a known reader; `undefined` for an unknown
 * id.
 */
export function findSharedRecipe(id: string, reader: RecipeReader = stranger): Recipe | undefined {
  const recipe = recipeBook().find((one) => one.id === id)
  return recipe && describeWhole(recipe, reader)
}

/** Returns whether the recipe is in the library. Stored references to a removed recipe remain. */
export function isInBook(id: string): boolean {
  return libraryIds.includes(id)
}

/** Throws `recipe_not_found` for a recipe outside the library, `upgrade_required` for one outside the plan. */
export async function assertOpenRecipe(tx: AccountTransaction, id: string, now: Date): Promise<void> {
  if (!isInBook(id)) throw fail('recipe_not_found')
  if (!openIds(libraryIds, await readRecipeLimit(tx, now)).has(id)) throw fail('upgrade_required')
}
