import type { changeMeal as endpoint } from '#contract/day/meals.ts'
import type { WithoutToday } from '#contract/day/today.ts'
import type { Body, Params } from '#contract/endpoint.ts'
import { withProfile } from '../../account/profile/service.ts'
import { lockDiets } from '../../menus/menus/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { removeTick } from '../adherence/service.ts'
import { changeMeal } from '../meals/change-meal.ts'
import { undo } from './undo-rebalance.ts'

/**
 * Replaces the foods and the type of a meal, moves it to another day or time, and undoes the rebalance that it caused in
 * today's plan, unless only its time changes. On another day it is no tick: the planned meal of its day is open again, as after its deletion. Throws
 * `meal_not_found`, `food_not_found`, `day_out_of_range`.
 */
export function correctMeal(
  ctx: AccountContext,
  asked: Params<typeof endpoint> & Body<typeof endpoint>,
): Promise<WithoutToday<typeof endpoint>> {
  return withProfile(ctx, async (own) => {
    // Ticks are changed under the same lock.
    await lockDiets(own.tx)
    const { meal, before, isOnlyTime } = await changeMeal(own, asked)
    if (before.plannedType && meal.date !== before.date)
      await removeTick(own.tx, before.date, before.plannedType)
    if (isOnlyTime) return { ...meal, week_plan: null }
    const { weekPlan } = await undo(own, { mealId: asked.id, cause: 'meal_gone' })
    return { ...meal, week_plan: weekPlan }
  })
}
