import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { preparedQuery } from '../../platform/database/driver/prepared-query.ts'
import { type DayRow, jsonRows } from '../../platform/database/json-parts.ts'
import { meals } from '../meals/table.ts'
import { dietCompliance } from './table.ts'

type Stored = typeof dietCompliance.$inferSelect
export type ComplianceRow = Omit<Stored, 'userId'>

/**
 * Returns `eaten` or `eatenFoods` without the meal types that have a row in `meals`: the previous release, which runs
 * beside this one during a rollout, adds every ticked meal to both columns, and the meal would count twice.
 */
function withoutMeals<T>(column: AnyPgColumn<{ data: T }>): SQL<T> {
  const isTickOfDay = sql`${meals.userId} = ${dietCompliance.userId} and ${meals.date} = ${dietCompliance.date}
    and ${meals.plannedType} is not null`
  const types = sql`array(select ${meals.plannedType} from ${meals} where ${isTickOfDay})`
  // In a record of this release the object is empty, and `meals` is not read. The expression is nested, because Drizzle
  // drops the table's name from columns at its top.
  return sql<T>`(${sql`case when ${column} <> '{}' then ${column} - ${types} else ${column} end`})`
}

const columns = {
  date: dietCompliance.date,
  id: dietCompliance.id,
  dietId: dietCompliance.dietId,
  isFollowed: dietCompliance.isFollowed,
  mealCompliance: dietCompliance.mealCompliance,
  eaten: withoutMeals<Stored['eaten']>(dietCompliance.eaten),
  eatenFoods: withoutMeals<Stored['eatenFoods']>(dietCompliance.eatenFoods),
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

/** Columns of a record that the day's screen depends on. */
export type DayCompliance = Pick<
  ComplianceRow,
  'date' | 'mealCompliance' | 'eaten' | 'eatenFoods' | 'compliancePercentage'
>

export interface AdherenceDay {
  readonly record: DayCompliance | null
  /** Records of the requested number of previous days, newest first. A day without saved ticks has no record. */
  readonly recordsBefore: readonly DayCompliance[]
}

/**
 * Subquery of the records of `date` and of the `daysBefore` days before it, newest first. `eatenFoods` is `null` except
 * in the record of `date`.
 */
export function complianceAsJson({ accountId, date }: DayRow, daysBefore: number): SQL {
  const { mealCompliance, compliancePercentage } = dietCompliance
  const { eaten } = columns
  const eatenFoods = sql`case when ${dietCompliance.date} = ${date} then ${columns.eatenFoods} end`
  return jsonRows(
    dietCompliance,
    { date: dietCompliance.date, mealCompliance, eaten, eatenFoods, compliancePercentage },
    {
      where: sql`${dietCompliance.userId} = ${accountId} and ${dietCompliance.date} between ${date} - ${daysBefore}::int and ${date}`,
      orderBy: sql`${dietCompliance.date} desc`,
    },
  )
}

/** Query of the days from `from` on with at least one ticked meal. */
export function tickedDays({ accountId }: Pick<DayRow, 'accountId'>, from: SQL): SQL {
  return sql`select ${dietCompliance.date} as date from ${dietCompliance}
    where ${dietCompliance.userId} = ${accountId} and ${dietCompliance.compliancePercentage} > 0
      and ${dietCompliance.date} >= ${from}`
}

export async function findCompliance(tx: AccountTransaction, date: string): Promise<ComplianceRow | null> {
  const [row] = await listCompliance(tx, date, date)
  return row ?? null
}

/** Saves the record of a day. It replaces the day's existing record, whose id stays. */
export async function saveCompliance(tx: AccountTransaction, record: ComplianceRow): Promise<ComplianceRow> {
  const { id: _, ...change } = record
  const [saved] = await tx
    .insert(dietCompliance)
    .values({ userId: tx.accountId, ...record })
    .onConflictDoUpdate({ target: [dietCompliance.userId, dietCompliance.date], set: change })
    .returning(columns)
  return saved!
}
