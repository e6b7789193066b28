import { and, asc, desc, eq, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { type DayRow, jsonRows } from '../../platform/database/json-parts.ts'
import { mealEntries, meals } from './table.ts'
import type { MealRow } from './rules.ts'

const columns = {
  id: meals.id,
  date: meals.date,
  mealType: meals.mealType,
  source: meals.source,
  scanId: meals.scanId,
  eatenAt: meals.eatenAt,
  parts: meals.parts,
  plannedType: meals.plannedType,
}

export async function findMeal(tx: AccountTransaction, id: string): Promise<MealRow | null> {
  const [row] = await tx
    .select(columns)
    .from(meals)
    .where(and(eq(meals.userId, tx.accountId), eq(meals.id, id)))
  return row ?? null
}

export async function findMealOfScan(tx: AccountTransaction, scanId: string): Promise<MealRow | null> {
  const [row] = await tx
    .select(columns)
    .from(meals)
    .where(and(eq(meals.userId, tx.accountId), eq(meals.scanId, scanId)))
  return row ?? null
}

/** A logged meal as PostgreSQL writes it in JSON: its time is text. */
export type MealJson = Omit<MealRow, 'eatenAt'> & { readonly eatenAt: string }

export function mealFrom(meal: MealJson): MealRow {
  return { ...meal, eatenAt: new Date(meal.eatenAt) }
}

/** Subquery of the meals of `date` and of the `daysBefore` days before it, by time of eating. */
export function mealsAsJson({ accountId, date }: DayRow, daysBefore: number): SQL {
  return jsonRows(meals, columns, {
    where: sql`${meals.userId} = ${accountId} and ${meals.date} between ${date} - ${daysBefore}::int and ${date}`,
    orderBy: sql`${meals.eatenAt}, ${meals.id}`,
  })
}

/** Query of the days from `from` on with a logged meal; a day is listed once for each of its meals. */
export function loggedDays({ accountId }: Pick<DayRow, 'accountId'>, from: SQL): SQL {
  return sql`select ${meals.date} as date from ${meals}
    where ${meals.userId} = ${accountId} and ${meals.date} >= ${from}`
}

/** Lists the meals from `from` to `to`, both inclusive, by day and time of eating. */
export async function listMeals(tx: AccountTransaction, from: string, to: string): Promise<MealRow[]> {
  return tx
    .select(columns)
    .from(meals)
    .where(ofPeriod(tx.accountId, from, to))
    .orderBy(asc(meals.date), asc(meals.eatenAt), asc(meals.id))
}

function ofPeriod(accountId: AccountId, from: string, to: string) {
  return and(eq(meals.userId, accountId), gte(meals.date, from), lte(meals.date, to))
}

export interface EatenDay {
  readonly date: string
  /** Meals in no order, as tuples: type, time in seconds since 1970 (`null` for a tick), foods and amounts. */
  readonly meals: readonly (readonly [
    mealType: MealRow['mealType'],
    eatenAt: number | null,
    foodIds: readonly string[],
    grams: readonly number[],
    /**
     * All items in full if any of them is an own food or states its parts; else `null`, because `foodIds` and `grams`
     * say everything.
     */
    items: MealRow['parts'] | null,
  ])[]
}

/**
 * Lists the days from `from` to `to` that have meals, with their contents in compact form: a year of whole meals would
 * be three times as large.
 */
export async function listEatenDays(tx: AccountTransaction, from: string, to: string): Promise<EatenDay[]> {
  // A tick stores the usual time of its meal, which says nothing about when the meal was eaten.
  const seconds = sql`case when ${meals.plannedType} is null then extract(epoch from ${meals.eatenAt})::float8 end`
  const foodIds = sql`jsonb_path_query_array(${meals.parts}, '$[*].foodId')`
  const grams = sql`jsonb_path_query_array(${meals.parts}, '$[*].grams')`
  const isPlain = sql`not jsonb_path_exists(${meals.parts}, '$[*] ? (exists(@.own) || exists(@.parts))')`
  const items = sql`case when ${isPlain} then null else ${meals.parts} end`
  return tx
    .select({
      date: meals.date,
      meals: sql<
        EatenDay['meals']
      >`json_agg(json_build_array(${meals.mealType}, ${seconds}, ${foodIds}, ${grams}, ${items}))`,
    })
    .from(meals)
    .where(ofPeriod(tx.accountId, from, to))
    .groupBy(meals.date)
}

/** Lists the parts of the latest 200 meals of a type since the day `since`, inclusive, newest first. */
export async function listPartsSince(
  tx: AccountTransaction,
  mealType: MealRow['mealType'],
  since: string,
): Promise<MealRow['parts'][]> {
  const rows = await tx
    .select({ parts: meals.parts })
    .from(meals)
    .where(and(eq(meals.userId, tx.accountId), eq(meals.mealType, mealType), gte(meals.date, since)))
    .orderBy(desc(meals.eatenAt))
    .limit(200)
  return rows.map(({ parts }) => parts)
}

/** Lists the latest 150 meals since the day `since`, inclusive, newest first. */
export async function listLatestMeals(tx: AccountTransaction, since: string): Promise<MealRow[]> {
  return tx
    .select(columns)
    .from(meals)
    .where(and(eq(meals.userId, tx.accountId), gte(meals.date, since)))
    .orderBy(desc(meals.eatenAt), desc(meals.id))
    .limit(150)
}

/** Lists the meals from `from` to `to`, both inclusive, that are ticks of the menu. */
export async function listTickedMeals(tx: AccountTransaction, from: string, to: string): Promise<MealRow[]> {
  return tx
    .select(columns)
    .from(meals)
    .where(and(ofPeriod(tx.accountId, from, to), isNotNull(meals.plannedType)))
}

/** Adds a meal; does nothing if the account already has a meal of the same id, scan or tick. */
export async function addMeal(tx: AccountTransaction, meal: MealRow): Promise<void> {
  await tx
    .insert(meals)
    .values({ userId: tx.accountId, ...meal })
    .onConflictDoNothing()
}

export async function isEntryReceived(tx: AccountTransaction, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: mealEntries.id })
    .from(mealEntries)
    .where(and(eq(mealEntries.userId, tx.accountId), eq(mealEntries.id, id)))
  return row !== undefined
}

/**
 * Records the id of a device's entry. Returns whether it is new; of concurrent calls with one id exactly one gets true.
 */
export async function addEntry(tx: AccountTransaction, id: string, receivedAt: Date): Promise<boolean> {
  const added = await tx
    .insert(mealEntries)
    .values({ userId: tx.accountId, id, receivedAt })
    .onConflictDoNothing()
    .returning({ id: mealEntries.id })
  return added.length === 1
}

export async function updateMeal(
  tx: AccountTransaction,
  id: string,
  change: Pick<MealRow, 'mealType' | 'parts' | 'date' | 'eatenAt' | 'plannedType' | 'source'>,
): Promise<boolean> {
  const changed = await tx
    .update(meals)
    .set(change)
    .where(and(eq(meals.userId, tx.accountId), eq(meals.id, id)))
    .returning({ id: meals.id })
  return changed.length === 1
}

/** Deletes a meal and returns its date and planned type; `null` if there is none. */
export async function deleteMeal(
  tx: AccountTransaction,
  id: string,
): Promise<Pick<MealRow, 'date' | 'plannedType'> | null> {
  const [removed] = await tx
    .delete(meals)
    .where(and(eq(meals.userId, tx.accountId), eq(meals.id, id)))
    .returning({ date: meals.date, plannedType: meals.plannedType })
  return removed ?? null
}
