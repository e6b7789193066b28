import type { Compliance } from '#contract/day/adherence.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { and, gte, lte } from 'drizzle-orm'
import { type AskedDays, resolveDays } from '../days/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import * as queries from './queries.ts'
import { describeCompliance, tickedTypesOf, withoutTick } from './rules.ts'
import { listTickedMeals } from '../meals/queries.ts'
import { firstDayOf } from '../../platform/database/first-day.ts'
import { dietCompliance } from './table.ts'

export function listCompliance(ctx: AccountContext, asked: AskedDays): Promise<Compliance[]> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const { from, to } = resolveDays(asked, nutritionProfile, now)
    const rows = await queries.listCompliance(tx, from, to)
    const ticked = Map.groupBy(await listTickedMeals(tx, from, to), ({ date }) => date)
    const { hidesNumbers } = nutritionProfile
    return rows.map((row) =>
      describeCompliance(row, ticked.get(row.date) ?? [], { accountId: ctx.accountId, hidesNumbers }),
    )
  })
}

/** Returns the types of the ticked meals by date, for the records from `from` to `to`, both inclusive. */
export async function listTicked(
  tx: AccountTransaction,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, readonly MealType[]>> {
  const rows = await queries.listCompliance(tx, from, to)
  return new Map(rows.map(({ date, mealCompliance }) => [date, tickedTypesOf({ mealCompliance })]))
}

/** Removes the tick of a meal that was deleted. */
export async function removeTick(tx: AccountTransaction, date: string, mealType: MealType): Promise<void> {
  const record = await queries.findCompliance(tx, date)
  if (record) await queries.saveCompliance(tx, withoutTick(record, mealType))
}

/**
 * Lists the accounts with records from `from` to `to`, both inclusive, once for each week or month (by its first day).
 * Needs a system transaction.
 */
export async function listRecordedPeriods(
  tx: Transaction,
  unit: 'week' | 'month',
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ accountId: AccountId; start: string }[]> {
  return tx
    .selectDistinct({ accountId: dietCompliance.userId, start: firstDayOf(dietCompliance.date, unit) })
    .from(dietCompliance)
    .where(and(gte(dietCompliance.date, from), lte(dietCompliance.date, to)))
}

/** Subquery of the ticked meals without a row in `meals` (`eaten`), by account and day. */
export function tickedMeals(tx: Transaction) {
  const { userId, date, eaten } = dietCompliance
  return tx.select({ userId, date, eaten }).from(dietCompliance).as('ticked_meals')
}
