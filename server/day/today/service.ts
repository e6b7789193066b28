import type { KnownNutrition } from '#nutrition/figures/nutrition.ts'
import { allowsRebalancing } from '../../account/profile/rules.ts'
import type { ProfileContext } from '../../account/profile/service.ts'
import { menuContextFor } from '../../menus/planner/rules.ts'
import { beyondPlan } from './eaten-day.ts'
import { readEatenDay } from './eaten-facts.ts'

/**
 * Returns by how much the logged meals of a day exceed the planned meals that they replace (`beyondPlan`), for choosing
 * other dishes; `null` without a logged meal or a plan, and unless the account `allowsRebalancing`.
 */
export async function readBeyondPlan(own: ProfileContext, date: string): Promise<KnownNutrition | null> {
  if (!allowsRebalancing(own.nutritionProfile)) return null
  const day = await readEatenDay(own, date)
  const { planned } = day
  if (!planned?.day) return null
  const menuContext = menuContextFor(own.nutritionProfile, planned.ownRecipes)
  return beyondPlan(day, { day: planned.day, menuContext })
}
