import { and, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { ownRecipes } from './table.ts'

export type OwnRecipeRow = Omit<typeof ownRecipes.$inferSelect, 'userId'>
export type RecipeFoodRow = Pick<OwnRecipeRow, 'id' | 'revision' | 'food'>

const columns = {
  id: ownRecipes.id,
  revision: ownRecipes.revision,
  recipe: ownRecipes.recipe,
  lines: ownRecipes.lines,
  food: ownRecipes.food,
  isInMenus: ownRecipes.isInMenus,
  sourceUrl: ownRecipes.sourceUrl,
  createdAt: ownRecipes.createdAt,
  removedAt: ownRecipes.removedAt,
}
const foodColumns = {
  id: ownRecipes.id,
  revision: ownRecipes.revision,
  food: ownRecipes.food,
  createdAt: ownRecipes.createdAt,
}

const mine = (tx: AccountTransaction) => eq(ownRecipes.userId, tx.accountId)
const standing = (tx: AccountTransaction) => and(mine(tx), isNull(ownRecipes.removedAt))

interface Dated {
  readonly createdAt: Date
}

function latestFirst<Row extends Dated>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
}

/** Lists the current revisions of the recipes that are not deleted, the last created or changed first. */
export async function listCurrent(tx: AccountTransaction): Promise<OwnRecipeRow[]> {
  const rows = await tx
    .selectDistinctOn([ownRecipes.id], columns)
    .from(ownRecipes)
    .where(standing(tx))
    .orderBy(ownRecipes.id, desc(ownRecipes.revision))
  return latestFirst(rows)
}

/** Lists the recipes of `listCurrent` that the person wants in the menus. */
export async function listInMenus(
  tx: AccountTransaction,
): Promise<Pick<OwnRecipeRow, 'id' | 'revision' | 'recipe'>[]> {
  const rows = await tx
    .selectDistinctOn([ownRecipes.id], {
      ...foodColumns,
      isInMenus: ownRecipes.isInMenus,
      // The recipe is read only if it is in the menus; most are not.
      recipe: sql<OwnRecipeRow['recipe']>`case when ${ownRecipes.isInMenus} then ${ownRecipes.recipe} end`.as(
        'menu_recipe',
      ),
    })
    .from(ownRecipes)
    .where(standing(tx))
    .orderBy(ownRecipes.id, desc(ownRecipes.revision))
  return latestFirst(rows.filter(({ isInMenus }) => isInMenus))
}

/** Lists the recipes of `listCurrent` as foods. */
export async function listCurrentFoods(tx: AccountTransaction): Promise<RecipeFoodRow[]> {
  const rows = await tx
    .selectDistinctOn([ownRecipes.id], foodColumns)
    .from(ownRecipes)
    .where(standing(tx))
    .orderBy(ownRecipes.id, desc(ownRecipes.revision))
  return latestFirst(rows)
}

/** Lists all revisions of the recipes with these ids as foods, deleted recipes included; in no order. */
export async function listFoodRevisions(
  tx: AccountTransaction,
  ids: readonly string[],
): Promise<RecipeFoodRow[]> {
  return tx
    .select(foodColumns)
    .from(ownRecipes)
    .where(and(mine(tx), inArray(ownRecipes.id, [...ids])))
}

/** Returns a revision of a recipe, also of a deleted one; `null` if it does not exist. */
export async function findRevision(
  tx: AccountTransaction,
  { key, revision }: { readonly key: string; readonly revision: number },
): Promise<OwnRecipeRow | null> {
  const [row] = await tx
    .select(columns)
    .from(ownRecipes)
    .where(and(mine(tx), eq(ownRecipes.id, key), eq(ownRecipes.revision, revision)))
  return row ?? null
}

/** Returns the current revision of a recipe, deleted or not; `null` for an unknown id. */
export async function findCurrent(tx: AccountTransaction, id: string): Promise<OwnRecipeRow | null> {
  const [row] = await tx
    .select(columns)
    .from(ownRecipes)
    .where(and(mine(tx), eq(ownRecipes.id, id)))
    .orderBy(desc(ownRecipes.revision))
    .limit(1)
  return row ?? null
}

/**
 * Returns the current revision of a recipe as `findCurrent`. Until the transaction ends, other changes of the account's
 * own recipes wait: a row lock alone would return the revision from before the wait, and a new recipe has no row to
 * lock.
 */
export async function lockCurrent(tx: AccountTransaction, id: string): Promise<OwnRecipeRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`own_recipes ${tx.accountId}`}, 0))`)
  return findCurrent(tx, id)
}

/** Adds a revision; does nothing if the recipe already has a revision of that number. */
export async function addRevision(tx: AccountTransaction, row: OwnRecipeRow): Promise<void> {
  await tx
    .insert(ownRecipes)
    .values({ userId: tx.accountId, ...row })
    .onConflictDoNothing()
}

export async function setRemoved(tx: AccountTransaction, id: string, removedAt: Date | null): Promise<void> {
  await tx
    .update(ownRecipes)
    .set({ removedAt })
    .where(and(mine(tx), eq(ownRecipes.id, id)))
}

/** Erases the revisions of a recipe up to and including `upTo`. */
export async function deleteRevisions(tx: AccountTransaction, id: string, upTo: number): Promise<void> {
  await tx.delete(ownRecipes).where(and(mine(tx), eq(ownRecipes.id, id), lte(ownRecipes.revision, upTo)))
}

/**
 * Erases the recipes of all accounts that were soft-deleted before `before`, with all their revisions. Needs a system
 * transaction.
 */
export async function eraseRemoved(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(ownRecipes).where(lt(ownRecipes.removedAt, before))
}
