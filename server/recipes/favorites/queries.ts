import { and, desc, eq } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { favorites } from './table.ts'

export type FavoriteRow = typeof favorites.$inferSelect

export async function listFavorites(tx: Transaction, accountId: AccountId): Promise<FavoriteRow[]> {
  return tx
    .select()
    .from(favorites)
    .where(eq(favorites.userId, accountId))
    .orderBy(desc(favorites.createdAt), desc(favorites.id))
}

/** Returns `null` if the recipe is already a favourite. */
export async function addFavorite(
  tx: Transaction,
  accountId: AccountId,
  recipeId: string,
  at: Date,
): Promise<FavoriteRow | null> {
  const [row] = await tx
    .insert(favorites)
    .values({ userId: accountId, recipeId, createdAt: at })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

export async function deleteFavorite(
  tx: Transaction,
  accountId: AccountId,
  recipeId: string,
): Promise<boolean> {
  const removed = await tx
    .delete(favorites)
    .where(and(eq(favorites.userId, accountId), eq(favorites.recipeId, recipeId)))
    .returning({ id: favorites.id })
  return removed.length === 1
}
