import type { Body, Params } from '#contract/endpoint.ts'
import { ownRecipeLimits } from '#contract/recipes/own-recipe-limits.ts'
import type {
  changeOwnRecipe as changeEndpoint,
  createOwnRecipe as createEndpoint,
  OwnRecipe,
  TypedRecipe,
} from '#contract/recipes/own-recipes.ts'
import { ownFoodId } from '#nutrition/foods/own/own-food.ts'
import type { OwnRecipe as Recipe } from '#nutrition/recipes/own/own-recipe.ts'
import { recipeFoodOf } from '#nutrition/recipes/own/own-recipe-food.ts'
import { type ProfileContext, withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { isOpen } from './answer-lines.ts'
import * as queries from '../stored-recipes/queries.ts'
import { resolveLines } from './resolve-lines.ts'
import { describeRow, keptRevisions, listMenuObstacles, type OwnRecipeReader, recipeOf } from './rules.ts'

/**
 * Creates an own recipe. A repeated id returns the recipe as stored and changes nothing. Throws `own_recipes_full`,
 * `own_recipe_not_found` for the id of a deleted recipe, and the codes of `saveRevision`.
 */
export function createOwnRecipe(
  ctx: AccountContext,
  { id, ...typed }: Body<typeof createEndpoint>,
): Promise<OwnRecipe> {
  return withProfile(ctx, async (own) => {
    const known = await queries.lockCurrent(own.tx, id)
    if (known?.removedAt) throw fail('own_recipe_not_found')
    if (known) return describeRow(known, own.nutritionProfile)
    const count = (await queries.listCurrentFoods(own.tx)).length
    if (count >= ownRecipeLimits.recipes) throw fail('own_recipes_full', { most: ownRecipeLimits.recipes })
    return saveRevision(own, { id, revision: 1 }, typed)
  })
}

/**
 * Saves a changed recipe as its next revision; logged meals and menus keep their revision. Throws
 * `own_recipe_not_found` (also for a deleted recipe) and the codes of `saveRevision`.
 */
export function changeOwnRecipe(
  ctx: AccountContext,
  { id, ...typed }: Params<typeof changeEndpoint> & Body<typeof changeEndpoint>,
): Promise<OwnRecipe> {
  return withProfile(ctx, async (own) => {
    const current = await queries.lockCurrent(own.tx, id)
    if (!current || current.removedAt) throw fail('own_recipe_not_found')
    const saved = await saveRevision(own, { id, revision: current.revision + 1 }, typed)
    await queries.deleteRevisions(own.tx, id, current.revision + 1 - keptRevisions)
    return saved
  })
}

/**
 * Saves a revision. Throws `own_recipe_unanswered`, `own_recipe_empty`, `own_recipe_not_for_menus`,
 * `own_recipes_in_menus_full`, and the codes of `resolveLines`.
 */
async function saveRevision(
  { tx, nutritionProfile, now }: ProfileContext,
  key: { readonly id: string; readonly revision: number },
  typed: TypedRecipe,
): Promise<OwnRecipe> {
  const ingredients = await resolveLines(tx, typed.lines)
  const open = ingredients.filter(isOpen)
  if (open.length > 0)
    throw fail('own_recipe_unanswered', { lines: open.map(({ reading }) => `“${reading.text}”`).join(', ') })
  const own = recipeOf(ownFoodId(key.id, key.revision, 'recipe'), typed, ingredients)
  const portion = recipeFoodOf(own)
  if (!portion) throw fail('own_recipe_empty')
  if (typed.menu) {
    assertFitsMenus(own, nutritionProfile)
    await assertRoomInMenus(tx, key.id)
  }
  const [{ id: _, ...recipe }, { id: __, ...food }] = [own, portion]
  const row: queries.OwnRecipeRow = {
    ...key,
    recipe,
    food,
    lines: typed.lines,
    isInMenus: typed.menu !== null,
    sourceUrl: typed.source_url,
    createdAt: now,
    removedAt: null,
  }
  await queries.addRevision(tx, row)
  return describeRow(row, nutritionProfile)
}

function assertFitsMenus(own: Recipe, reader: OwnRecipeReader): void {
  const [reason] = listMenuObstacles(own, reader)
  if (reason !== undefined) throw fail('own_recipe_not_for_menus', { reason: reason ?? '' })
}

/** Throws `own_recipes_in_menus_full` if `ownRecipeLimits.inMenus` recipes other than `id` are in the menus already. */
export async function assertRoomInMenus(tx: AccountTransaction, id: string): Promise<void> {
  const inMenus = (await queries.listInMenus(tx)).filter((row) => row.id !== id)
  const { inMenus: most } = ownRecipeLimits
  if (inMenus.length >= most) throw fail('own_recipes_in_menus_full', { most })
}
