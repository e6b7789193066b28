import type { Body, Query, Reply } from '#contract/endpoint.ts'
import type { addWater as addEndpoint, listWaterDays as listEndpoint, WaterDay } from '#contract/day/water.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import { shownWaterMl } from '#nutrition/targets/water-reference.ts'
import { dayOf, momentOf, refuseLongPeriod, resolveDay } from '../days/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import { type ProfileContext, withProfile } from '../../account/profile/service.ts'
import * as queries from './queries.ts'

/** Maximum number of entries per day, deleted ones included; it stops scripts. */
const mostEntries = 60
const usualPeriodDays = 7
/** Earliest date from which days are subtracted: PostgreSQL has no year 0. */
const firstDay = '0002-01-01'

export function readWater(
  ctx: AccountContext,
  { date }: { readonly date?: string | undefined },
): Promise<WaterDay> {
  return withProfile(ctx, (own) => describeDay(own, resolveDay(date, own.nutritionProfile, own.now)))
}

/**
 * Returns the days with water from `from` to `to`, by default the seven days that end at `to` or today. Throws
 * `day_out_of_range` if `from` is more than 366 days before `to`.
 */
export function readWaterDays(
  ctx: AccountContext,
  asked: Query<typeof listEndpoint>,
): Promise<Reply<typeof listEndpoint>> {
  return withProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const to = asked.to ?? resolveDay(undefined, nutritionProfile, now)
    const from = asked.from ?? (to < firstDay ? to : addDays(to, 1 - usualPeriodDays))
    refuseLongPeriod(from, to)
    const days = await queries.listWaterDays(tx, from, to)
    return days.map(({ date, totalMl }) => ({ date, total_ml: totalMl }))
  })
}

/**
 * Logs a drink; a repeated id changes nothing. Throws `day_out_of_range`, and `water_full` if the day already has
 * `mostEntries` drinks.
 */
export function addWater(ctx: AccountContext, asked: Body<typeof addEndpoint>): Promise<WaterDay> {
  return withProfile(ctx, async (own) => {
    const { tx, nutritionProfile, now } = own
    const drunkAt = momentOf(asked.drunk_at, now)
    const date =
      asked.date === undefined
        ? dayOf(drunkAt, nutritionProfile, now)
        : resolveDay(asked.date, nutritionProfile, now)
    const known = await queries.findWaterDay(tx, asked.id)
    const kept = await queries.countWater(tx, date)
    if (known === null && kept >= mostEntries) throw fail('water_full', { most: mostEntries })
    await queries.addWater(tx, { id: asked.id, date, ml: asked.ml, drunkAt })
    return describeDay(own, date)
  })
}

export function changeWater(
  ctx: AccountContext,
  { id, ml }: { readonly id: string; readonly ml: number },
): Promise<WaterDay> {
  return withProfile(ctx, async (own) => {
    const date = await queries.updateWater(own.tx, id, { ml })
    if (date === null) throw fail('water_not_found')
    return describeDay(own, date)
  })
}

export function removeWater(ctx: AccountContext, { id }: { readonly id: string }): Promise<WaterDay> {
  return withProfile(ctx, async (own) => {
    await queries.updateWater(own.tx, id, { removedAt: own.now })
    const date = await queries.findWaterDay(own.tx, id)
    if (date === null) throw fail('water_not_found')
    return describeDay(own, date)
  })
}

async function describeDay({ tx, nutritionProfile }: ProfileContext, date: string): Promise<WaterDay> {
  const { person, targets } = nutritionProfile
  const rows = await queries.listWater(tx, date)
  return {
    date,
    total_ml: rows.reduce((total, { ml }) => total + ml, 0),
    entries: rows.map(({ id, ml, drunkAt }) => ({ id, ml, drunk_at: drunkAt.toISOString() })),
    reference_ml: shownWaterMl(person, targets),
  }
}
