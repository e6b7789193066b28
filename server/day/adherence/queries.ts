import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { preparedQuery } from '../../platform/database/driver/prepared-query.ts'
import { dietCompliance } from './table.ts'

export type ComplianceRow = Omit<typeof dietCompliance.$inferSelect, 'userId'>

const columns = {
  date: dietCompliance.date,
  id: dietCompliance.id,
  dietId: dietCompliance.dietId,
  isFollowed: dietCompliance.isFollowed,
  mealCompliance: dietCompliance.mealCompliance,
  eaten: dietCompliance.eaten,
  compliancePercentage: dietCompliance.compliancePercentage,
  manualAdjustments: dietCompliance.manualAdjustments,
  updatedAt: dietCompliance.updatedAt,
}

const recordsOf = preparedQuery((tx, value) =>
  tx
    .select(columns)
    .from(dietCompliance)
    .where(
      and(
        eq(dietCompliance.userId, value('accountId')),
        gte(dietCompliance.date, value('from')),
        lte(dietCompliance.date, value('to')),
      ),
    )
    .orderBy(asc(dietCompliance.date)),
)

export async function listCompliance(
  tx: AccountTransaction,
  from: string,
  to: string,
): Promise<ComplianceRow[]> {
  return recordsOf(tx, { accountId: tx.accountId, from, to })
}

export interface AdherenceDay {
  readonly record: ComplianceRow | null
  /** Records of the requested number of previous days, newest first. */
  readonly recordsBefore: readonly ComplianceRow[]
  /** Days with a ticked meal, unordered. */
  readonly tickedDays: readonly string[]
}

const adherenceDayOf = preparedQuery((tx, value) => {
  const ticked = tx
    .select({ days: sql<string[]>`coalesce(json_agg(${dietCompliance.date}), '[]')`.as('days') })
    .from(dietCompliance)
    .where(
      and(
        eq(dietCompliance.userId, value('accountId')),
        gte(dietCompliance.date, value('since')),
        sql`${dietCompliance.compliancePercentage} > 0`,
      ),
    )
    .as('ticked')
  const ofDays = and(
    eq(dietCompliance.userId, value('accountId')),
    gte(dietCompliance.date, value('from')),
    lte(dietCompliance.date, value('date')),
  )
  return tx
    .select({ days: ticked.days, record: columns })
    .from(ticked)
    .leftJoin(dietCompliance, ofDays)
    .orderBy(desc(dietCompliance.date))
})

/** Reads a day's record, those of the previous days and the streak in one query, for the first screen. */
export async function readAdherenceDay(
  tx: AccountTransaction,
  { date, from, since }: { readonly date: string; readonly from: string; readonly since: string },
): Promise<AdherenceDay> {
  const rows = await adherenceDayOf(tx, { accountId: tx.accountId, date, from, since })
  const records = rows.flatMap(({ record }) => record ?? [])
  return {
    record: records.find((record) => record.date === date) ?? null,
    recordsBefore: records.filter((record) => record.date !== date),
    tickedDays: rows[0]?.days ?? [],
  }
}

/** Saves the record of a day; it replaces an existing one and keeps its id. */
export async function saveCompliance(tx: AccountTransaction, record: ComplianceRow): Promise<ComplianceRow> {
  const { id: _, ...change } = record
  const [saved] = await tx
    .insert(dietCompliance)
    .values({ userId: tx.accountId, ...record })
    .onConflictDoUpdate({ target: [dietCompliance.userId, dietCompliance.date], set: change })
    .returning(columns)
  return saved!
}
