import { randomUUID } from 'node:crypto'
import type { changeTicks as changeEndpoint, saveCompliance as endpoint } from '#contract/day/adherence.ts'
import type { WithoutToday } from '#contract/day/today.ts'
import type { Body } from '#contract/endpoint.ts'
import { type ProfileContext, withProfile } from '../../account/profile/service.ts'
import { menuContextFor } from '../../menus/planner/rules.ts'
import { lockDiets } from '../../menus/menus/service.ts'
import { undoRebalanceOf } from '../../menus/rebalances/service.ts'
import { readPlannedDay } from '../../menus/planned-days/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { fail } from '../../platform/failure.ts'
import { resolveDay } from '../days/service.ts'
import { addMeal, deleteMeal, listTickedMeals } from '../meals/queries.ts'
import * as queries from './queries.ts'
import type { ComplianceRow } from './queries.ts'
import { countTicks, describeCompliance, tickedTypesOf } from './rules.ts'
import { mealOfTick } from './ticked-meals.ts'

/**
 * Saves the ticks of a day; they replace the earlier ones. Throws `no_active_diet`, `nothing_planned`, and
 * `diet_not_found` for ticks of another diet.
 */
export function saveCompliance(ctx: AccountContext, asked: Body<typeof endpoint>): Promise<Saved> {
  return withProfile(ctx, (own) => save(own, { ...asked, ticksAfter: () => asked.meal_compliance }))
}

/** Ticks or unticks the named meals of a day; its other ticks stay. Throws as `saveCompliance`. */
export function changeTicks(ctx: AccountContext, asked: Body<typeof changeEndpoint>): Promise<Saved> {
  const ticksAfter = (before: Ticks) => ({ ...before, ...asked.meal_compliance })
  return withProfile(ctx, (own) => save(own, { ...asked, ticksAfter }))
}

type Saved = WithoutToday<typeof endpoint>
type Ticks = ComplianceRow['mealCompliance']

interface AskedTicks extends Body<typeof endpoint>, Pick<Body<typeof changeEndpoint>, 'dishes'> {
  /** Returns the new ticks of the day, given the ticks before the request. */
  readonly ticksAfter: (before: Ticks) => Ticks
}

async function save(own: ProfileContext, asked: AskedTicks): Promise<Saved> {
  const { tx, nutritionProfile, now } = own
  const date = resolveDay(asked.date, nutritionProfile, now)
  // Without the lock, ticks of two devices at the same time would both start from the same earlier ticks.
  await lockDiets(tx)
  const today = civilDay(now, nutritionProfile.timezone)
  const planned = await readPlannedDay(tx, date, today)
  if (!planned) throw fail('no_active_diet')
  if (planned.diet.id !== asked.diet_id) throw fail('diet_not_found')
  if (!planned.day) throw fail('nothing_planned')
  const before = await queries.findCompliance(tx, date)
  const eaten = await listTickedMeals(tx, date, date)
  const menuContext = menuContextFor(nutritionProfile, planned.ownRecipes)
  // A tick that is a row in `meals` is kept, even if the record lost it because the plan no longer has the meal.
  const eatenTicks = Object.fromEntries(eaten.map(({ plannedType }) => [plannedType, true])) as Ticks
  const ticks = asked.ticksAfter({ ...before?.mealCompliance, ...eatenTicks })
  const { record, added } = countTicks(
    planned.day,
    {
      ticks,
      kept: before ?? { eaten: {}, eatenFoods: {} },
      eaten: new Set(eaten.flatMap(({ plannedType }) => plannedType ?? [])),
      dishes: asked.dishes ?? {},
    },
    menuContext,
  )
  const gone = eaten.filter(({ plannedType }) => !plannedType || ticks[plannedType] !== true)
  for (const { id } of gone) await deleteMeal(tx, id)
  for (const tick of added) {
    await addMeal(tx, mealOfTick({ date, ...tick }, { nutritionProfile, menuContext, now }))
  }
  const saved = await queries.saveCompliance(tx, {
    id: before?.id ?? randomUUID(),
    date,
    dietId: planned.diet.id,
    ...record,
    manualAdjustments:
      asked.manual_adjustments === undefined ? (before?.manualAdjustments ?? null) : asked.manual_adjustments,
    updatedAt: now,
  })
  const lived = { today, ticked: new Map([[date, tickedTypesOf(saved)]]) }
  let weekPlan: Saved['week_plan'] = null
  for (const { id } of gone) {
    const undone = await undoRebalanceOf(own, lived, { mealId: id, cause: 'meal_gone' })
    weekPlan = undone.weekPlan ?? weekPlan
  }
  const { hidesNumbers } = nutritionProfile
  const eatenNow = await listTickedMeals(tx, date, date)
  return {
    ...describeCompliance(saved, eatenNow, { accountId: tx.accountId, hidesNumbers }),
    week_plan: weekPlan,
  }
}
