import type { Applied } from '#contract/day/rebalances.ts'
import { mondayOf } from '#nutrition/calendar/days.ts'
import type { ProfileContext } from '../../account/profile/service.ts'
import { lockDiets } from '../../menus/menus/service.ts'
import { rebalanceToday } from '../../menus/rebalances/service.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { listTicked } from '../adherence/service.ts'
import { describeMealRow } from '../meals/service.ts'
import type { MealRow } from '../meals/rules.ts'
import { overagesOf, soFarOf } from './eaten-day.ts'
import { readEatenDay } from './eaten-facts.ts'

/** Rebalances the meals still planned today after a meal of today is logged; a meal of another day changes no plan. */
export async function rebalanceAfter(own: ProfileContext, eaten: MealRow): Promise<Applied> {
  const { tx, nutritionProfile, now } = own
  const meal = describeMealRow(eaten, nutritionProfile.hidesNumbers)
  // The lock serialises rebalances with other changes of the week.
  await lockDiets(tx)
  const day = await readEatenDay(own, eaten.date)
  const overages = overagesOf(day, nutritionProfile)
  const unchanged = {
    meal,
    rebalance: { rebalanceNeeded: false, adjustments: [], overages },
    week_plan: null,
  }
  const plan = day.planned?.day
  if (!plan || eaten.date !== civilDay(now, nutritionProfile.timezone)) return unchanged
  const ticked = await listTicked(tx, mondayOf(eaten.date), eaten.date)
  const soFar = { ...soFarOf(day, plan, eaten.mealType), mealId: eaten.id }
  const result = await rebalanceToday(own, { today: eaten.date, ticked }, soFar)
  if (!result?.isNeeded) return unchanged
  return {
    meal,
    rebalance: {
      rebalanceNeeded: true,
      adjustments: [...result.adjustments],
      overages: {
        calories: Math.max(0, result.overages.kcal),
        protein_g: Math.max(0, result.overages.proteinG),
        fiber_g: overages.fiber_g,
      },
    },
    week_plan: result.weekPlan,
  }
}
