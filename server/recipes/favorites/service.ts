import type { Body, Params, Reply } from '#contract/endpoint.ts'
import type {
  addFavorite as addEndpoint,
  Favorite,
  removeFavorite as removeEndpoint,
} from '#contract/recipes/favorites.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { assertOpenRecipe, isInBook } from '../recipes/service.ts'
import * as queries from './queries.ts'

/** Lists the ids of the favourite recipes, newest first, which menus prefer where they fit. */
export async function listFavoriteRecipeIds(tx: AccountTransaction): Promise<string[]> {
  return (await queries.listFavorites(tx)).map(({ recipeId }) => recipeId)
}

/** Lists the favourites, newest first, without recipes that are no longer in the library. */
export async function listFavorites({ database, accountId }: AccountContext): Promise<Favorite[]> {
  const rows = await database.asAccount(accountId, queries.listFavorites)
  return rows.filter(({ recipeId }) => isInBook(recipeId)).map(describeFavorite)
}

/** Adds a favourite. Throws `recipe_not_found`, `upgrade_required`, `favorite_exists`. */
export async function addFavorite(
  { database, accountId, now }: AccountContext,
  { recipe_id: recipeId }: Body<typeof addEndpoint>,
): Promise<Favorite> {
  return database.asAccount(accountId, async (tx) => {
    await assertOpenRecipe(tx, recipeId, now)
    const row = await queries.addFavorite(tx, recipeId, now)
    if (!row) throw fail('favorite_exists')
    return describeFavorite(row)
  })
}

export async function removeFavorite(
  { database, accountId }: AccountContext,
  { recipe_id: recipeId }: Params<typeof removeEndpoint>,
): Promise<Reply<typeof removeEndpoint>> {
  return {
    removed: await database.asAccount(accountId, (tx) => queries.deleteFavorite(tx, recipeId)),
  }
}

function describeFavorite({ id, recipeId, userId, createdAt }: queries.FavoriteRow): Favorite {
  return { id, recipe_id: recipeId, user_id: userId, created_at: createdAt.toISOString() }
}
