import type { Params, Query } from '#contract/endpoint.ts'
import type {
  listReplacements as listEndpoint,
  readRecipe as readEndpoint,
  Recipe,
  Replacement,
} from '#contract/recipes/recipes.ts'
import { type OwnFoodKey, readOwnFoodId } from '#nutrition/foods/own/own-food.ts'
import { isSafeServing } from '#nutrition/menu/request/eligibility.ts'
import { describeOwnRecipe } from '#nutrition/recipes/own/describe-own-recipe.ts'
import { type ProfileContext, readWithProfile } from '../../account/profile/service.ts'
import { readRecipeLimit } from '../../billing/subscription/service.ts'
import { isPlannedRecipe } from '../../menus/menus/service.ts'
import { requestFor } from '../../menus/planner/rules.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import type { PictureServices } from '../images/picture-services.ts'
import { readPictures } from '../images/service.ts'
import { findRevision } from '../stored-recipes/queries.ts'
import { ownRecipeFrom } from '../stored-recipes/rules.ts'
import {
  type BookRecipe,
  describeReplacements,
  describeWhole,
  asDrawn,
  libraryIds,
  openIds,
  recipeBook,
  withPicture,
} from './rules.ts'
import { assertOpenRecipe } from './service.ts'

/**
 * Returns a recipe of the account, or one that its plan opens or that is on its menus, with the warnings for this
 * reader. Throws `recipe_not_found`, `upgrade_required`.
 */
export async function readRecipe(
  ctx: AccountContext & PictureServices,
  { id }: Params<typeof readEndpoint>,
): Promise<Recipe> {
  const { recipe, nutritionProfile } = await readWithProfile(ctx, async (own) => ({
    recipe: await findReadable(own, id),
    nutritionProfile: own.nutritionProfile,
  }))
  return describeWhole(withPicture(recipe, await readPictures(ctx)), nutritionProfile)
}

/**
 * Lists the best replacements for a recipe, among those that the plan opens and the account's answers allow. Throws
 * `recipe_not_found`, `upgrade_required`.
 */
export async function listReplacements(
  ctx: AccountContext & PictureServices,
  { id, count }: Params<typeof listEndpoint> & Query<typeof listEndpoint>,
): Promise<Replacement[]> {
  const { recipe, nutritionProfile, limit } = await readWithProfile(ctx, async (own) => ({
    recipe: await findReadable(own, id),
    nutritionProfile: own.nutritionProfile,
    limit: await readRecipeLimit(own.tx, own.now),
  }))
  const open = openIds(libraryIds, limit)
  const request = nutritionProfile.targets && requestFor(nutritionProfile)
  const pictures = await readPictures(ctx)
  const candidates = recipeBook()
    .filter((one) => open.has(one.id) && (!request || isSafeServing(one, 1, request)))
    .map((one) => withPicture(one, pictures))
  return describeReplacements(recipe, { candidates, count }, nutritionProfile)
}

async function findReadable({ tx, now }: ProfileContext, id: string): Promise<BookRecipe> {
  const ownId = readOwnFoodId(id)
  if (ownId) return findOwnBookRecipe(tx, ownId)
  if (!(await isPlannedRecipe(tx, id))) await assertOpenRecipe(tx, id, now)
  const recipe = recipeBook().find((one) => one.id === id)
  if (!recipe) throw fail('recipe_not_found')
  return recipe
}

/** Returns a revision of an own recipe, also of a deleted one, which a menu may still name. */
async function findOwnBookRecipe(tx: AccountTransaction, id: OwnFoodKey): Promise<BookRecipe> {
  const row = id.kind === 'recipe' ? await findRevision(tx, id) : null
  if (!row) throw fail('recipe_not_found')
  return asDrawn(describeOwnRecipe(ownRecipeFrom(row)).recipe)
}
