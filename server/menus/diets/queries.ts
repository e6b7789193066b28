import { and, desc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { type DietRow, type DietWithMenu, dietColumns } from '../menus/queries.ts'
import { defaultDiets, diets } from '../menus/table.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { preparedQuery } from '../../platform/database/driver/prepared-query.ts'

export type NewDiet = Omit<typeof diets.$inferInsert, 'userId'>

function own(accountId: AccountId, id: string) {
  return and(eq(diets.userId, accountId), eq(diets.id, id))
}

const dietsOf = preparedQuery((tx, value) =>
  tx
    .select(dietColumns)
    .from(diets)
    .where(eq(diets.userId, value('accountId')))
    .orderBy(desc(diets.createdAt), desc(diets.id)),
)

export async function listDiets(tx: AccountTransaction): Promise<DietRow[]> {
  return dietsOf(tx, { accountId: tx.accountId })
}

export async function findDiet(tx: AccountTransaction, id: string): Promise<DietWithMenu | null> {
  const [row] = await tx
    .select({ ...dietColumns, menu: diets.menu })
    .from(diets)
    .where(own(tx.accountId, id))
  return row ?? null
}

export async function addDiet(tx: AccountTransaction, diet: NewDiet): Promise<void> {
  await tx.insert(diets).values({ userId: tx.accountId, ...diet })
}

/** Records that the account had its default diet, and locks that record. Returns false if it was recorded before. */
export async function markDefaultDiet(tx: AccountTransaction, at: Date): Promise<boolean> {
  const marked = await tx
    .insert(defaultDiets)
    .values({ userId: tx.accountId, createdAt: at })
    .onConflictDoNothing()
    .returning({ userId: defaultDiets.userId })
  // A concurrent request waits at the insert above until the first one commits; then both lock the same row.
  await tx
    .select({ userId: defaultDiets.userId })
    .from(defaultDiets)
    .where(eq(defaultDiets.userId, tx.accountId))
    .for('update')
  return marked.length === 1
}

/** Records the date of the account's first menu. Changes nothing if the account has a menu. */
export async function markFirstMenu(
  tx: AccountTransaction,
  at: { readonly now: Date; readonly today: string },
): Promise<void> {
  const [planned] = await tx
    .select({ id: diets.id })
    .from(diets)
    .where(and(eq(diets.userId, tx.accountId), isNotNull(diets.menu)))
    .limit(1)
  if (planned) return
  await tx
    .insert(defaultDiets)
    .values({ userId: tx.accountId, createdAt: at.now, firstMenuOn: at.today })
    .onConflictDoUpdate({ target: defaultDiets.userId, set: { firstMenuOn: at.today } })
}

export async function updateDiet(
  tx: AccountTransaction,
  id: string,
  change: Partial<NewDiet>,
): Promise<boolean> {
  const changed = await tx.update(diets).set(change).where(own(tx.accountId, id)).returning({ id: diets.id })
  return changed.length === 1
}

/** A generation of a diet's menu. A later generation of the same diet replaces it. */
export interface Generation {
  readonly dietId: string
  readonly generationId: string
}

function isCurrent(accountId: AccountId, { dietId, generationId }: Generation) {
  return and(own(accountId, dietId), eq(diets.generationId, generationId))
}

/**
 * Ends this generation and applies `change` to its diet. Returns false, without a change, if another generation has
 * replaced this one.
 */
export async function completeGeneration(
  tx: AccountTransaction,
  generation: Generation,
  change: Partial<NewDiet>,
): Promise<boolean> {
  const changed = await tx
    .update(diets)
    .set({ generationId: null, generationStartedAt: null, ...change })
    .where(isCurrent(tx.accountId, generation))
    .returning({ id: diets.id })
  return changed.length === 1
}

/** Makes this diet the account's only active one. */
export async function makeActive(tx: AccountTransaction, id: string): Promise<void> {
  await tx
    .update(diets)
    .set({ isActive: false })
    .where(and(eq(diets.userId, tx.accountId), diets.isActive, sql`${diets.id} <> ${id}`))
  await tx.update(diets).set({ isActive: true }).where(own(tx.accountId, id))
}

export async function deleteDiet(tx: AccountTransaction, id: string): Promise<void> {
  await tx.delete(diets).where(own(tx.accountId, id))
}

/** Deletes the diet that this generation was to fill, unless another generation has taken it over. */
export async function deleteGenerating(tx: AccountTransaction, generation: Generation): Promise<void> {
  await tx.delete(diets).where(isCurrent(tx.accountId, generation))
}

/** Ends the account's generations that started at or before `before`, or have no start. Returns their number. */
export async function releaseGenerating(tx: AccountTransaction, before: Date): Promise<number> {
  const released = await release(tx)
    .where(and(eq(diets.userId, tx.accountId), isGeneratingSince(before)))
    .returning({ id: diets.id })
  return released.length
}

/**
 * Ends the generations of all accounts that started at or before `before`, or have no start. Needs a system
 * transaction.
 */
export async function releaseAllGenerating(tx: Transaction, before: Date): Promise<void> {
  await release(tx).where(isGeneratingSince(before))
}

/**
 * Ends generations: a diet with a menu becomes `completed`, one without becomes `pending`. The caller adds the
 * condition.
 */
function release(tx: Transaction) {
  return tx.update(diets).set({
    generationStatus: sql`case when ${diets.menu} is null then 'pending' else 'completed' end`,
    generationId: null,
    generationStartedAt: null,
  })
}

/** Condition: a generation is running that started at or before `before`, or has no start. */
function isGeneratingSince(before: Date) {
  return and(
    eq(diets.generationStatus, 'generating'),
    or(isNull(diets.generationStartedAt), lte(diets.generationStartedAt, before)),
  )
}
