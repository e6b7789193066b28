import type { KnownNutrition } from '#nutrition/shared/figures/nutrition.ts'
import { allowsRebalancing } from '../../account/profile/rules.ts'
import type { ProfileContext } from '../../account/profile/service.ts'
import { menuContextFor } from '../../menus/planner/rules.ts'
import { beyondPlan } from './eaten-day.ts'
import { readEatenDay } from './eaten-facts.ts'
import { mealTimesOf } from './replaced-plan.ts'

/**
 * Returns the nutrition logged on a day minus the planned nutrition that it replaces (`beyondPlan`), for choosing other
 * dishes; negative if less was eaten. `null` without a logged meal, without a plan, or if `allowsRebalancing` is false.
 */
export async function readBeyondPlan(own: ProfileContext, date: string): Promise<KnownNutrition | null> {
  if (!allowsRebalancing(own.nutritionProfile)) return null
  const day = await readEatenDay(own, date)
  const { planned } = day
  if (!planned?.day) return null
  const menuContext = menuContextFor(own.nutritionProfile, planned.ownRecipes)
  return beyondPlan(day, { day: planned.day, menuContext }, mealTimesOf(own.nutritionProfile))
}
