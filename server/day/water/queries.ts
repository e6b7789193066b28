import { and, asc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { preparedQuery } from '../../platform/database/driver/prepared-query.ts'
import type { DayRow } from '../../platform/database/json-parts.ts'
import { waterEntries } from './table.ts'

export type WaterRow = Pick<typeof waterEntries.$inferSelect, 'id' | 'date' | 'ml' | 'drunkAt'>

const columns = {
  id: waterEntries.id,
  date: waterEntries.date,
  ml: waterEntries.ml,
  drunkAt: waterEntries.drunkAt,
}

const kept = (accountId: AccountId) => and(eq(waterEntries.userId, accountId), isNull(waterEntries.removedAt))

export async function listWater(tx: AccountTransaction, date: string): Promise<WaterRow[]> {
  return tx
    .select(columns)
    .from(waterEntries)
    .where(and(kept(tx.accountId), eq(waterEntries.date, date)))
    .orderBy(asc(waterEntries.drunkAt), asc(waterEntries.id))
}

export interface WaterTotal {
  readonly date: string
  readonly totalMl: number
}

const waterDaysOf = preparedQuery((tx, value) =>
  tx
    .select({ date: waterEntries.date, totalMl: sql<number>`sum(${waterEntries.ml})::int` })
    .from(waterEntries)
    .where(
      and(
        eq(waterEntries.userId, value('accountId')),
        isNull(waterEntries.removedAt),
        gte(waterEntries.date, value('from')),
        lte(waterEntries.date, value('to')),
      ),
    )
    .groupBy(waterEntries.date)
    .orderBy(asc(waterEntries.date)),
)

export async function listWaterDays(tx: AccountTransaction, from: string, to: string): Promise<WaterTotal[]> {
  return waterDaysOf(tx, { accountId: tx.accountId, from, to })
}

/** Subquery of the water of a day in ml, without deleted entries; `null` without entries. */
export function waterOfDay({ accountId, date }: DayRow): SQL {
  return sql`(select sum(${waterEntries.ml})::int from ${waterEntries} where ${waterEntries.userId} = ${accountId} and ${waterEntries.date} = ${date} and ${waterEntries.removedAt} is null)`
}

/** Adds an entry; does nothing if the account already has an entry of that id, even a deleted one. */
export async function addWater(tx: AccountTransaction, entry: WaterRow): Promise<void> {
  await tx
    .insert(waterEntries)
    .values({ userId: tx.accountId, ...entry })
    .onConflictDoNothing()
}

/** Counts the entries of a day, including deleted ones, whose rows are kept. */
export async function countWater(tx: AccountTransaction, date: string): Promise<number> {
  return tx.$count(waterEntries, and(eq(waterEntries.userId, tx.accountId), eq(waterEntries.date, date)))
}

/** Returns the day of an entry, deleted or not; `null` if unknown. */
export async function findWaterDay(tx: AccountTransaction, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ date: waterEntries.date })
    .from(waterEntries)
    .where(and(eq(waterEntries.userId, tx.accountId), eq(waterEntries.id, id)))
  return row?.date ?? null
}

/** Changes an entry that is not deleted. Returns its day; `null` if there is no such entry. */
export async function updateWater(
  tx: AccountTransaction,
  id: string,
  change: { readonly ml: number } | { readonly removedAt: Date },
): Promise<string | null> {
  const [row] = await tx
    .update(waterEntries)
    .set(change)
    .where(and(kept(tx.accountId), eq(waterEntries.id, id)))
    .returning({ date: waterEntries.date })
  return row?.date ?? null
}
