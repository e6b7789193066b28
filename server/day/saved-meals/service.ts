import { savedMealLimits } from '#contract/day/saved-meal-limits.ts'
import type {
  listSavedMeals as listEndpoint,
  removeSavedMeal as removeEndpoint,
} from '#contract/day/saved-meals.ts'
import type { Params, Reply } from '#contract/endpoint.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { readOwnFoods } from '../foods/service.ts'
import * as queries from '../saved-names/queries.ts'
import { describeSavedMeal } from './describe-saved-meal.ts'

/** Lists the account's saved meals by name, with the limit of the list. */
export function listSavedMeals(ctx: AccountContext): Promise<Reply<typeof listEndpoint>> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile: { hidesNumbers } }) => {
    const ownFoods = await readOwnFoods(tx)
    const rows = await queries.listSavedMeals(tx)
    return {
      meals: rows.map((row) => describeSavedMeal(row, { ownFoods, hidesNumbers })),
      most: savedMealLimits.meals,
    }
  })
}

/** Deletes a saved meal; `removed` tells whether there was one. */
export async function removeSavedMeal(
  { database, accountId }: AccountContext,
  { id }: Params<typeof removeEndpoint>,
): Promise<Reply<typeof removeEndpoint>> {
  return database.asAccount(accountId, async (tx) => ({ removed: await queries.deleteSavedMeal(tx, id) }))
}
