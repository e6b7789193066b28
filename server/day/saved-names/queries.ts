import { and, asc, eq, sql } from 'drizzle-orm'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { savedMeals } from './table.ts'

export type SavedMealRow = Omit<typeof savedMeals.$inferSelect, 'userId'>

const columns = {
  id: savedMeals.id,
  name: savedMeals.name,
  nameKey: savedMeals.nameKey,
  mealType: savedMeals.mealType,
  parts: savedMeals.parts,
  savedAt: savedMeals.savedAt,
}

const withId = (tx: AccountTransaction, id: string) =>
  and(eq(savedMeals.userId, tx.accountId), eq(savedMeals.id, id))

/** Lists the account's saved meals by name. */
export async function listSavedMeals(tx: AccountTransaction): Promise<SavedMealRow[]> {
  return tx
    .select(columns)
    .from(savedMeals)
    .where(eq(savedMeals.userId, tx.accountId))
    .orderBy(asc(savedMeals.nameKey))
}

export async function findSavedMeal(tx: AccountTransaction, id: string): Promise<SavedMealRow | null> {
  const [row] = await tx.select(columns).from(savedMeals).where(withId(tx, id))
  return row ?? null
}

/**
 * Makes other changes of the account's saved meals wait until the transaction ends, so that their number and names can
 * be checked. A new meal has no row to lock.
 */
export async function lockSavedMeals(tx: AccountTransaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved_meals ${tx.accountId}`}, 0))`)
}

export async function addSavedMeal(tx: AccountTransaction, row: SavedMealRow): Promise<void> {
  await tx.insert(savedMeals).values({ userId: tx.accountId, ...row })
}

export async function updateSavedName(
  tx: AccountTransaction,
  id: string,
  named: Pick<SavedMealRow, 'name' | 'nameKey'>,
): Promise<void> {
  await tx.update(savedMeals).set(named).where(withId(tx, id))
}

export async function deleteSavedMeal(tx: AccountTransaction, id: string): Promise<boolean> {
  const removed = await tx.delete(savedMeals).where(withId(tx, id)).returning({ id: savedMeals.id })
  return removed.length === 1
}
