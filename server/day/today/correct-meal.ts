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
 * Replaces the foods and the type of a meal, moves it to another day or time, and undoes the rebalance that it caused
 * in today's plan, unless only its time changes. A ticked meal that moves to another day stops being a tick: the
 * planned meal of its former day is open again. Throws `meal_not_found`, `food_not_found`, `day_out_of_range`.
 */
export function correctMeal(
  ctx: AccountContext,
  asked: Params<typeof endpoint> & Body<typeof endpoint>,
): Promise<WithoutToday<typeof endpoint>> {
  return withProfile(ctx, async (own) => {
    // Changes of ticks take this lock too.
    await lockDiets(own.tx)
    const { meal, before, isOnlyTime } = await changeMeal(own, asked)
    if (before.plannedType && meal.date !== before.date)
      await removeTick(own.tx, before.date, before.plannedType)
    if (isOnlyTime) return { ...meal, week_plan: null }
    const { weekPlan } = await undo(own, { mealId: asked.id, cause: 'meal_gone' })
    return { ...meal, week_plan: weekPlan }
  })
}
