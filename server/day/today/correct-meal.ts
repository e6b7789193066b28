import type { changeMeal as endpoint } from '#contract/day/meals.ts'
import type { WithoutToday } from '#contract/day/today.ts'
import type { Body, Params } from '#contract/endpoint.ts'
import { withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { changeMeal } from '../meals/change-meal.ts'
import { undo } from './undo-rebalance.ts'

/**
 * Replaces the foods and the type of a logged meal, and undoes the rebalance that it caused in today's plan. Throws
 * `meal_not_found`, `food_not_found`.
 */
export function correctMeal(
  ctx: AccountContext,
  asked: Params<typeof endpoint> & Body<typeof endpoint>,
): Promise<WithoutToday<typeof endpoint>> {
  return withProfile(ctx, async (own) => {
    const meal = await changeMeal(own, asked)
    const { weekPlan } = await undo(own, { mealId: asked.id, cause: 'meal_gone' })
    return { ...meal, week_plan: weekPlan }
  })
}
