import type { Favorite } from '#contract/recipes/favorites.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Database } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { assertOpenRecipe, isInBook } from '../recipes/service.ts'
import * as queries from './queries.ts'

/** Lists the favourites, which menus prefer where they fit. */
export async function listFavoriteRecipeIds(tx: AccountTransaction): Promise<string[]> {
  return (await queries.listFavorites(tx)).map(({ recipeId }) => recipeId)
}

export async function listFavorites(database: Database, accountId: AccountId): Promise<Favorite[]> {
  const rows = await database.asAccount(accountId, (tx) => queries.listFavorites(tx))
  return rows.filter(({ recipeId }) => isInBook(recipeId)).map(describeFavorite)
}

export async function addFavorite(
  database: Database,
  accountId: AccountId,
  recipeId: string,
  now: Date,
): Promise<Favorite> {
  return database.asAccount(accountId, async (tx) => {
    await assertOpenRecipe(tx, recipeId, now)
    const row = await queries.addFavorite(tx, recipeId, now)
    if (!row) throw fail('favorite_exists')
    return describeFavorite(row)
  })
}

export async function removeFavorite(
  database: Database,
  accountId: AccountId,
  recipeId: string,
): Promise<boolean> {
  return database.asAccount(accountId, (tx) => queries.deleteFavorite(tx, recipeId))
}

function describeFavorite({ id, recipeId, userId, createdAt }: queries.FavoriteRow): Favorite {
  return { id, recipe_id: recipeId, user_id: userId, created_at: createdAt.toISOString() }
}
