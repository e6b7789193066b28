import { randomUUID } from 'node:crypto'
import type { changeTicks as changeEndpoint, saveCompliance as endpoint } from '#contract/day/adherence.ts'
import type { WithoutToday } from '#contract/day/today.ts'
import type { Body } from '#contract/endpoint.ts'
import { type ProfileContext, withProfile } from '../../account/profile/service.ts'
import { menuContextFor } from '../../menus/planner/rules.ts'
import { lockDiets } from '../../menus/menus/service.ts'
import { readPlannedDay } from '../../menus/planned-days/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { fail } from '../../platform/failure.ts'
import { resolveDay } from '../days/service.ts'
import * as queries from './queries.ts'
import type { ComplianceRow } from './queries.ts'
import { countTicks, describeCompliance } from './rules.ts'

/**
 * Saves the ticks of a day; they replace the earlier ones. Throws `no_active_diet`, `nothing_planned`, and
 * `diet_not_found` for ticks of another diet.
 */
export function saveCompliance(ctx: AccountContext, asked: Body<typeof endpoint>): Promise<Saved> {
  return withProfile(ctx, (own) => save(own, asked, () => asked.meal_compliance))
}

/** Ticks or unticks the named meals of a day; its other ticks stay. Throws as `saveCompliance`. */
export function changeTicks(ctx: AccountContext, asked: Body<typeof changeEndpoint>): Promise<Saved> {
  return withProfile(ctx, (own) => save(own, asked, (before) => ({ ...before, ...asked.meal_compliance })))
}

type Saved = WithoutToday<typeof endpoint>
type Ticks = ComplianceRow['mealCompliance']

async function save(
  { tx, nutritionProfile, now }: ProfileContext,
  asked: Body<typeof endpoint>,
  ticksAfter: (before: Ticks) => Ticks,
): Promise<Saved> {
  const date = resolveDay(asked.date, nutritionProfile, now)
  // Without the lock, ticks of two devices at the same time would both start from the same earlier ticks.
  await lockDiets(tx)
  const planned = await readPlannedDay(tx, date, civilDay(now, nutritionProfile.timezone))
  if (!planned) throw fail('no_active_diet')
  if (planned.diet.id !== asked.diet_id) throw fail('diet_not_found')
  if (!planned.day) throw fail('nothing_planned')
  const [before] = await queries.listCompliance(tx, date, date)
  const saved = await queries.saveCompliance(tx, {
    id: before?.id ?? randomUUID(),
    date,
    dietId: planned.diet.id,
    ...countTicks(
      planned.day,
      { ticks: ticksAfter(before?.mealCompliance ?? {}), kept: before ?? { eaten: {}, eatenFoods: {} } },
      menuContextFor(nutritionProfile, planned.ownRecipes),
    ),
    manualAdjustments:
      asked.manual_adjustments === undefined ? (before?.manualAdjustments ?? null) : asked.manual_adjustments,
    updatedAt: now,
  })
  return describeCompliance(saved, tx.accountId, nutritionProfile)
}
