import { and, desc, eq } from 'drizzle-orm'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { favorites } from './table.ts'

export type FavoriteRow = typeof favorites.$inferSelect

export async function listFavorites(tx: AccountTransaction): Promise<FavoriteRow[]> {
  return tx
    .select()
    .from(favorites)
    .where(eq(favorites.userId, tx.accountId))
    .orderBy(desc(favorites.createdAt), desc(favorites.id))
}

/** Adds a favourite and returns its row; `null` if the recipe is a favourite already. */
export async function addFavorite(
  tx: AccountTransaction,
  recipeId: string,
  at: Date,
): Promise<FavoriteRow | null> {
  const [row] = await tx
    .insert(favorites)
    .values({ userId: tx.accountId, recipeId, createdAt: at })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

export async function deleteFavorite(tx: AccountTransaction, recipeId: string): Promise<boolean> {
  const removed = await tx
    .delete(favorites)
    .where(and(eq(favorites.userId, tx.accountId), eq(favorites.recipeId, recipeId)))
    .returning({ id: favorites.id })
  return removed.length === 1
}
