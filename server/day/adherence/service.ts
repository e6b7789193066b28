import { randomUUID } from 'node:crypto'
import type { Compliance, saveCompliance as saveEndpoint } from '#contract/day/adherence.ts'
import type { Body } from '#contract/endpoint.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { and, gte, lte } from 'drizzle-orm'
import { type AskedDays, resolveDay, resolveDays } from '../days/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { AccountTransaction, Database, Transaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { readNutritionProfile } from '../../account/profile/service.ts'
import { readPlannedDay } from '../../menus/menus/service.ts'
import * as queries from './queries.ts'
import { countTicks, describeCompliance } from './rules.ts'
import { firstDayOf } from '../../platform/database/first-day.ts'
import { dietCompliance } from './table.ts'
import { menuContextFor } from '../../menus/planner/rules.ts'

export async function listCompliance(
  database: Database,
  accountId: AccountId,
  asked: AskedDays,
  now: Date,
): Promise<Compliance[]> {
  return database.readAsAccount(accountId, async (tx) => {
    const nutritionProfile = await readNutritionProfile(tx, now)
    const { from, to } = resolveDays(asked, nutritionProfile, now)
    const rows = await queries.listCompliance(tx, from, to)
    return rows.map((row) => describeCompliance(row, accountId, nutritionProfile))
  })
}

export async function saveCompliance(
  database: Database,
  accountId: AccountId,
  asked: Body<typeof saveEndpoint>,
  now: Date,
): Promise<Compliance> {
  return database.asAccount(accountId, async (tx) => {
    const nutritionProfile = await readNutritionProfile(tx, now)
    const date = resolveDay(asked.date, nutritionProfile, now)
    const menuContext = menuContextFor(nutritionProfile)
    const planned = await readPlannedDay(tx, date, civilDay(now, nutritionProfile.timezone))
    if (!planned) throw fail('no_active_diet')
    if (planned.diet.id !== asked.diet_id) throw fail('diet_not_found')
    if (!planned.day) throw fail('nothing_planned')
    const [before] = await queries.listCompliance(tx, date, date)
    const saved = await queries.saveCompliance(tx, {
      id: before?.id ?? randomUUID(),
      date,
      dietId: planned.diet.id,
      ...countTicks(planned.day, asked.meal_compliance, before?.eaten ?? {}, menuContext),
      manualAdjustments:
        asked.manual_adjustments === undefined
          ? (before?.manualAdjustments ?? null)
          : asked.manual_adjustments,
      updatedAt: now,
    })
    return describeCompliance(saved, accountId, nutritionProfile)
  })
}

/** Lists the meals ticked in a period, by date. */
export async function listTicked(
  tx: AccountTransaction,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, readonly MealType[]>> {
  const rows = await queries.listCompliance(tx, from, to)
  return new Map(rows.map(({ date, eaten }) => [date, Object.keys(eaten) as MealType[]]))
}

/** Lists weeks or months (by their first day) in which any account has records. Needs a system transaction. */
export async function listRecordedPeriods(
  tx: Transaction,
  unit: 'week' | 'month',
  from: string,
  to: string,
): Promise<{ accountId: AccountId; start: string }[]> {
  return tx
    .selectDistinct({ accountId: dietCompliance.userId, start: firstDayOf(dietCompliance.date, unit) })
    .from(dietCompliance)
    .where(and(gte(dietCompliance.date, from), lte(dietCompliance.date, to)))
}

/** Subquery of ticked meal types by day, to join by account. */
export function tickedMeals(tx: Transaction) {
  const { userId, date, eaten } = dietCompliance
  return tx.select({ userId, date, eaten }).from(dietCompliance).as('ticked_meals')
}
