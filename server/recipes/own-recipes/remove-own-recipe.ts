import type { Params, Reply } from '#contract/endpoint.ts'
import { ownRecipeLimits } from '#contract/recipes/own-recipe-limits.ts'
import type {
  OwnRecipe,
  removeOwnRecipe as removeEndpoint,
  restoreOwnRecipe as restoreEndpoint,
} from '#contract/recipes/own-recipes.ts'
import { withProfile } from '../../account/profile/service.ts'
import type { AccountContext, Platform } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import * as queries from '../stored-recipes/queries.ts'
import { describeRow, restorableDays } from './rules.ts'
import { assertRoomInMenus } from './save-own-recipe.ts'

/**
 * Soft-deletes an own recipe, which can be restored for `restorableDays`; a repeated call changes nothing. Throws
 * `own_recipe_not_found`.
 */
export function removeOwnRecipe(
  ctx: AccountContext,
  { id }: Params<typeof removeEndpoint>,
): Promise<Reply<typeof removeEndpoint>> {
  return withProfile(ctx, async ({ tx, now }) => {
    const current = await queries.lockCurrent(tx, id)
    if (!current) throw fail('own_recipe_not_found')
    if (!current.removedAt) await queries.setRemoved(tx, id, now)
    return { removed: true }
  })
}

/**
 * Restores a deleted own recipe; a recipe that is not deleted stays as it is. Throws `own_recipe_not_found`,
 * `own_recipes_full`, `own_recipes_in_menus_full`.
 */
export function restoreOwnRecipe(
  ctx: AccountContext,
  { id }: Params<typeof restoreEndpoint>,
): Promise<OwnRecipe> {
  return withProfile(ctx, async ({ tx, nutritionProfile }) => {
    const current = await queries.lockCurrent(tx, id)
    if (!current) throw fail('own_recipe_not_found')
    if (current.removedAt) {
      const count = (await queries.listCurrentFoods(tx)).length
      if (count >= ownRecipeLimits.recipes) throw fail('own_recipes_full', { most: ownRecipeLimits.recipes })
      if (current.isInMenus) await assertRoomInMenus(tx, id)
      await queries.setRemoved(tx, id, null)
    }
    return describeRow({ ...current, removedAt: null }, nutritionProfile)
  })
}

/** Erases the recipes of all accounts that were deleted more than `restorableDays` ago. */
export async function eraseRemovedRecipes({ database, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - restorableDays * 86_400_000)
  await database.asSystem((tx) => queries.eraseRemoved(tx, before))
}
