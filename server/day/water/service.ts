import type { Body } from '#contract/endpoint.ts'
import type { addWater as addEndpoint, WaterDay } from '#contract/day/water.ts'
import { addDays } from '#nutrition/calendar/days.ts'
import { waterReferenceMl } from '#nutrition/targets/water-reference.ts'
import { dayOf, momentOf, refuseLongPeriod, resolveDay } from '../days/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Database } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { readNutritionProfile } from '../../account/profile/service.ts'
import * as queries from './queries.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'

/** Maximum entries per day, to stop scripts. */
const mostEntries = 60
const usualPeriodDays = 7
/** Lower bound of a period: PostgreSQL has no year 0. */
const firstDay = '0002-01-01'

export async function readWater(
  database: Database,
  accountId: AccountId,
  asked: string | undefined,
  now: Date,
): Promise<WaterDay> {
  return database.asAccount(accountId, async (tx) => {
    const nutritionProfile = await readNutritionProfile(tx, now)
    return describeDay(tx, nutritionProfile, resolveDay(asked, nutritionProfile, now))
  })
}

export async function readWaterDays(
  database: Database,
  accountId: AccountId,
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): Promise<{ date: string; total_ml: number }[]> {
  return database.asAccount(accountId, async (tx) => {
    const to = asked.to ?? resolveDay(undefined, await readNutritionProfile(tx, now), now)
    const from = asked.from ?? (to < firstDay ? to : addDays(to, 1 - usualPeriodDays))
    refuseLongPeriod(from, to)
    const days = await queries.listWaterDays(tx, from, to)
    return days.map(({ date, totalMl }) => ({ date, total_ml: totalMl }))
  })
}

export async function addWater(
  database: Database,
  accountId: AccountId,
  asked: Body<typeof addEndpoint>,
  now: Date,
): Promise<WaterDay> {
  return database.asAccount(accountId, async (tx) => {
    const nutritionProfile = await readNutritionProfile(tx, now)
    const drunkAt = momentOf(asked.drunk_at, now)
    const date =
      asked.date === undefined
        ? dayOf(drunkAt, nutritionProfile, now)
        : resolveDay(asked.date, nutritionProfile, now)
    const known = await queries.findWaterDay(tx, asked.id)
    const kept = await queries.countWater(tx, date)
    if (known === null && kept >= mostEntries) throw fail('water_full', { most: mostEntries })
    await queries.addWater(tx, { id: asked.id, date, ml: asked.ml, drunkAt })
    return describeDay(tx, nutritionProfile, date)
  })
}

export async function changeWater(
  database: Database,
  accountId: AccountId,
  id: string,
  ml: number,
  now: Date,
): Promise<WaterDay> {
  return database.asAccount(accountId, async (tx) => {
    const date = await queries.updateWater(tx, id, { ml })
    if (date === null) throw fail('water_not_found')
    return describeDay(tx, await readNutritionProfile(tx, now), date)
  })
}

export async function removeWater(
  database: Database,
  accountId: AccountId,
  id: string,
  now: Date,
): Promise<WaterDay> {
  return database.asAccount(accountId, async (tx) => {
    await queries.updateWater(tx, id, { removedAt: now })
    const date = await queries.findWaterDay(tx, id)
    if (date === null) throw fail('water_not_found')
    return describeDay(tx, await readNutritionProfile(tx, now), date)
  })
}

async function describeDay(
  tx: AccountTransaction,
  { person }: NutritionProfile,
  date: string,
): Promise<WaterDay> {
  const rows = await queries.listWater(tx, date)
  return {
    date,
    total_ml: rows.reduce((total, { ml }) => total + ml, 0),
    entries: rows.map(({ id, ml, drunkAt }) => ({ id, ml, drunk_at: drunkAt.toISOString() })),
    reference_ml: person && waterReferenceMl(person),
  }
}
