import type { Applied } from '#contract/day/rebalances.ts'
import type { ProfileContext } from '../../account/profile/service.ts'
import { proposeRebalance } from '../../menus/rebalances/service.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { describeMealRow } from '../meals/service.ts'
import type { MealRow } from '../meals/rules.ts'
import { overagesOf } from './eaten-day.ts'
import { readEatenDay } from './eaten-facts.ts'
import { quarterMinutes } from './quarter-hour.ts'
import { restOfDay } from './rest-of-day.ts'

/**
 * Returns a logged meal, and whether the day is now off its plan. Changes nothing: the reply lists what is proposed in
 * `today.rebalance_proposal`.
 */
export async function proposeAfter(own: ProfileContext, eaten: MealRow): Promise<Applied> {
  const { nutritionProfile, now } = own
  const meal = describeMealRow(eaten, nutritionProfile.hidesNumbers)
  const day = await readEatenDay(own, eaten.date)
  const overages = overagesOf(day, nutritionProfile)
  const isToday = eaten.date === civilDay(now, nutritionProfile.timezone)
  const minutesNow = quarterMinutes(now, nutritionProfile.timezone)
  const rest = isToday ? restOfDay(day, { nutritionProfile, minutesNow }) : null
  const proposed = rest && (await proposeRebalance(own, rest))
  if (!proposed) return { meal, rebalance: { rebalanceNeeded: false, adjustments: [], overages } }
  return {
    meal,
    rebalance: {
      rebalanceNeeded: true,
      adjustments: [],
      overages: {
        calories: Math.max(0, proposed.overages.kcal),
        protein_g: Math.max(0, proposed.overages.proteinG),
        fiber_g: overages.fiber_g,
      },
    },
  }
}
