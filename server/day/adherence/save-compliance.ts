import { randomUUID } from 'node:crypto'
import type { Compliance, saveCompliance as endpoint } from '#contract/day/adherence.ts'
import type { Body } from '#contract/endpoint.ts'
import { withProfile } from '../../account/profile/service.ts'
import { menuContextFor } from '../../menus/planner/rules.ts'
import { readPlannedDay } from '../../menus/menus/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { fail } from '../../platform/failure.ts'
import { resolveDay } from '../days/service.ts'
import * as queries from './queries.ts'
import { countTicks, describeCompliance } from './rules.ts'

/**
 * Saves the ticks of a day; they replace the earlier ones. Throws `no_active_diet`, `nothing_planned`, and
 * `diet_not_found` for ticks of another diet.
 */
export function saveCompliance(ctx: AccountContext, asked: Body<typeof endpoint>): Promise<Compliance> {
  return withProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const date = resolveDay(asked.date, nutritionProfile, now)
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
        { ticks: asked.meal_compliance, kept: before ?? { eaten: {}, eatenFoods: {} } },
        menuContextFor(nutritionProfile, planned.ownRecipes),
      ),
      manualAdjustments:
        asked.manual_adjustments === undefined
          ? (before?.manualAdjustments ?? null)
          : asked.manual_adjustments,
      updatedAt: now,
    })
    return describeCompliance(saved, ctx.accountId, nutritionProfile)
  })
}
