import { and, asc, desc, eq, gte } from 'drizzle-orm'
import type { AccountId } from '../platform/account-id.ts'
import type { Transaction } from '../platform/database.ts'
import { meals } from './table.ts'

export type MealRow = Omit<typeof meals.$inferSelect, 'userId'>

const columns = {
  id: meals.id,
  date: meals.date,
  mealType: meals.mealType,
  source: meals.source,
  scanId: meals.scanId,
  eatenAt: meals.eatenAt,
  parts: meals.parts,
}

export async function findMeal(tx: Transaction, accountId: AccountId, id: string): Promise<MealRow | null> {
  const [row] = await tx
    .select(columns)
    .from(meals)
    .where(and(eq(meals.userId, accountId), eq(meals.id, id)))
  return row ?? null
}

export async function findMealOfScan(
  tx: Transaction,
  accountId: AccountId,
  scanId: string,
): Promise<MealRow | null> {
  const [row] = await tx
    .select(columns)
    .from(meals)
    .where(and(eq(meals.userId, accountId), eq(meals.scanId, scanId)))
  return row ?? null
}

export async function listMealsOfDay(
  tx: Transaction,
  accountId: AccountId,
  date: string,
): Promise<MealRow[]> {
  return tx
    .select(columns)
    .from(meals)
    .where(and(eq(meals.userId, accountId), eq(meals.date, date)))
    .orderBy(asc(meals.eatenAt), asc(meals.id))
}

/** What was eaten at one kind of meal since a day, newest first. */
export async function listPartsSince(
  tx: Transaction,
  accountId: AccountId,
  mealType: MealRow['mealType'],
  since: string,
): Promise<MealRow['parts'][]> {
  const rows = await tx
    .select({ parts: meals.parts })
    .from(meals)
    .where(and(eq(meals.userId, accountId), eq(meals.mealType, mealType), gte(meals.date, since)))
    .orderBy(desc(meals.eatenAt))
    .limit(200)
  return rows.map(({ parts }) => parts)
}

/** Days with anything logged, newest first, as far back as a streak is told. */
export async function listLoggedDays(
  tx: Transaction,
  accountId: AccountId,
  since: string,
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ date: meals.date })
    .from(meals)
    .where(and(eq(meals.userId, accountId), gte(meals.date, since)))
    .orderBy(desc(meals.date))
  return rows.map(({ date }) => date)
}

/** Adds a meal once: a second one of the same key, or of the same scan, changes nothing. */
export async function addMeal(tx: Transaction, accountId: AccountId, meal: MealRow): Promise<void> {
  await tx
    .insert(meals)
    .values({ userId: accountId, ...meal })
    .onConflictDoNothing()
}

export async function updateMeal(
  tx: Transaction,
  accountId: AccountId,
  id: string,
  change: Pick<MealRow, 'mealType' | 'parts'>,
): Promise<boolean> {
  const changed = await tx
    .update(meals)
    .set(change)
    .where(and(eq(meals.userId, accountId), eq(meals.id, id)))
    .returning({ id: meals.id })
  return changed.length === 1
}

export async function deleteMeal(tx: Transaction, accountId: AccountId, id: string): Promise<boolean> {
  const removed = await tx
    .delete(meals)
    .where(and(eq(meals.userId, accountId), eq(meals.id, id)))
    .returning({ id: meals.id })
  return removed.length === 1
}
