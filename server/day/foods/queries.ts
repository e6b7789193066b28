import { and, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { ownFoods } from './table.ts'

export type OwnFoodRow = Omit<typeof ownFoods.$inferSelect, 'userId'>

const columns = {
  id: ownFoods.id,
  revision: ownFoods.revision,
  product: ownFoods.product,
  ean: ownFoods.ean,
  createdAt: ownFoods.createdAt,
  removedAt: ownFoods.removedAt,
}

const mine = (tx: AccountTransaction) => eq(ownFoods.userId, tx.accountId)

async function listCurrent(tx: AccountTransaction): Promise<OwnFoodRow[]> {
  return tx
    .selectDistinctOn([ownFoods.id], columns)
    .from(ownFoods)
    .where(and(mine(tx), isNull(ownFoods.removedAt)))
    .orderBy(ownFoods.id, desc(ownFoods.revision))
}

/** Lists the current revisions of the foods that are not deleted, the last created or changed first. */
export async function listLatestFirst(tx: AccountTransaction): Promise<OwnFoodRow[]> {
  const rows = await listCurrent(tx)
  return rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
}

/** Lists all revisions of the foods with these ids, deleted foods included; in no order. */
export async function listRevisions(tx: AccountTransaction, ids: readonly string[]): Promise<OwnFoodRow[]> {
  return tx
    .select(columns)
    .from(ownFoods)
    .where(and(mine(tx), inArray(ownFoods.id, [...ids])))
}

/**
 * Returns the current revision of a food, deleted or not; `null` for an unknown id. Until the transaction ends, other
 * changes of the account's own foods wait: a row lock alone would return the revision from before the wait, and a new
 * food has no row to lock.
 */
export async function lockCurrent(tx: AccountTransaction, id: string): Promise<OwnFoodRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`own_foods ${tx.accountId}`}, 0))`)
  const [row] = await tx
    .select(columns)
    .from(ownFoods)
    .where(and(mine(tx), eq(ownFoods.id, id)))
    .orderBy(desc(ownFoods.revision))
    .limit(1)
  return row ?? null
}

/** Counts the foods that are not deleted. */
export async function countFoods(tx: AccountTransaction): Promise<number> {
  return (await listCurrent(tx)).length
}

/** Adds a revision; does nothing if the food already has a revision of that number. */
export async function addRevision(tx: AccountTransaction, row: OwnFoodRow): Promise<void> {
  await tx
    .insert(ownFoods)
    .values({ userId: tx.accountId, ...row })
    .onConflictDoNothing()
}

export async function setRemoved(tx: AccountTransaction, id: string, removedAt: Date | null): Promise<void> {
  await tx
    .update(ownFoods)
    .set({ removedAt })
    .where(and(mine(tx), eq(ownFoods.id, id)))
}

/** Erases the revisions of a food up to and including `upTo`. */
export async function deleteRevisions(tx: AccountTransaction, id: string, upTo: number): Promise<void> {
  await tx.delete(ownFoods).where(and(mine(tx), eq(ownFoods.id, id), lte(ownFoods.revision, upTo)))
}

/**
 * Erases the foods of all accounts that were soft-deleted before `before`, with all their revisions. Needs a system
 * transaction.
 */
export async function eraseRemoved(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(ownFoods).where(lt(ownFoods.removedAt, before))
}
