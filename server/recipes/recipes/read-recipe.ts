import type { Params, Query } from '#contract/endpoint.ts'
import type {
  listReplacements as listEndpoint,
  readRecipe as readEndpoint,
  Recipe,
  Replacement,
} from '#contract/recipes/recipes.ts'
import { isSafeServing } from '#nutrition/menu/request/eligibility.ts'
import { type ProfileContext, readWithProfile } from '../../account/profile/service.ts'
import { readRecipeLimit } from '../../billing/subscription/service.ts'
import { isPlannedRecipe } from '../../menus/menus/service.ts'
import { requestFor } from '../../menus/planner/rules.ts'
import type { AccountContext } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import type { PictureServices } from '../images/picture-services.ts'
import { readPictures } from '../images/service.ts'
import {
  type BookRecipe,
  describeReplacements,
  describeWhole,
  libraryIds,
  openIds,
  recipeBook,
  withPicture,
} from './rules.ts'
import { assertOpenRecipe } from './service.ts'

/**
 * Returns a recipe that the account's plan opens or that is on its menus, with the warnings for this reader. Throws
 * `recipe_not_found`, `upgrade_required`.
 */
export async function readRecipe(
  ctx: AccountContext & PictureServices,
  { id }: Params<typeof readEndpoint>,
): Promise<Recipe> {
  const nutritionProfile = await readWithProfile(ctx, async (own) => {
    await assertReadable(own, id)
    return own.nutritionProfile
  })
  return describeWhole(withPicture(bookRecipe(id), await readPictures(ctx)), nutritionProfile)
}

/**
 * Lists the best replacements for a recipe, among those that the plan opens and the account's answers allow. Throws
 * `recipe_not_found`, `upgrade_required`.
 */
export async function listReplacements(
  ctx: AccountContext & PictureServices,
  { id, count }: Params<typeof listEndpoint> & Query<typeof listEndpoint>,
): Promise<Replacement[]> {
  const { nutritionProfile, limit } = await readWithProfile(ctx, async (own) => {
    await assertReadable(own, id)
    return { nutritionProfile: own.nutritionProfile, limit: await readRecipeLimit(own.tx, own.now) }
  })
  const open = openIds(libraryIds, limit)
  const request = nutritionProfile.targets && requestFor(nutritionProfile)
  const pictures = await readPictures(ctx)
  const candidates = recipeBook()
    .filter((one) => open.has(one.id) && (!request || isSafeServing(one, 1, request)))
    .map((one) => withPicture(one, pictures))
  return describeReplacements(bookRecipe(id), { candidates, count }, nutritionProfile)
}

async function assertReadable({ tx, now }: ProfileContext, id: string): Promise<void> {
  if (!(await isPlannedRecipe(tx, id))) await assertOpenRecipe(tx, id, now)
}

function bookRecipe(id: string): BookRecipe {
  const recipe = recipeBook().find((one) => one.id === id)
  if (!recipe) throw fail('recipe_not_found')
  return recipe
}
