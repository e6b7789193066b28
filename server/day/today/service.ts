import type { KnownNutrition } from '#nutrition/figures/nutrition.ts'
import { allowsRebalancing } from '../../account/profile/rules.ts'
import type { ProfileContext } from '../../account/profile/service.ts'
import { beyondPlan } from './eaten-day.ts'
import { readEatenDay } from './eaten-facts.ts'

/**
 * Returns the energy above plan eaten on a day, for choosing other dishes; `null` for accounts whose days are never
 * adjusted.
 */
export async function readBeyondPlan(own: ProfileContext, date: string): Promise<KnownNutrition | null> {
  if (!allowsRebalancing(own.nutritionProfile)) return null
  const day = await readEatenDay(own, date)
  return day.planned?.day ? beyondPlan(day, day.planned.day) : null
}
