import type { Params, Reply } from '#contract/endpoint.ts'
import { ownRecipeLimits } from '#contract/recipes/own-recipe-limits.ts'
import type {
  listOwnRecipes as listEndpoint,
  OwnRecipe,
  readOwnRecipe as readEndpoint,
} from '#contract/recipes/own-recipes.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import * as queries from '../stored-recipes/queries.ts'
import { describeRow, describeSummary } from './rules.ts'

/** Lists the account's recipes, the last created or changed first, with the limit of the list. */
export function listOwnRecipes(ctx: AccountContext): Promise<Reply<typeof listEndpoint>> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile }) => {
    const rows = await queries.listCurrent(tx)
    return {
      recipes: rows.map((row) => describeSummary(row, nutritionProfile)),
      most: ownRecipeLimits.recipes,
    }
  })
}

/** Returns a recipe with its fields as typed. Throws `own_recipe_not_found` for an unknown or deleted recipe. */
export function readOwnRecipe(ctx: AccountContext, { id }: Params<typeof readEndpoint>): Promise<OwnRecipe> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile }) => {
    const row = await queries.findCurrent(tx, id)
    if (!row || row.removedAt) throw fail('own_recipe_not_found')
    return describeRow(row, nutritionProfile)
  })
}
