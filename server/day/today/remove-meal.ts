import type { removeMeal as endpoint } from '#contract/day/meals.ts'
import type { WithoutToday } from '#contract/day/today.ts'
import type { Params } from '#contract/endpoint.ts'
import { withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import { deleteMeal } from '../meals/queries.ts'
import { undo } from './undo-rebalance.ts'

/** Deletes a logged meal and undoes the rebalance that it caused in today's plan. Throws `meal_not_found`. */
export function removeMeal(
  ctx: AccountContext,
  { id }: Params<typeof endpoint>,
): Promise<WithoutToday<typeof endpoint>> {
  return withProfile(ctx, async (own) => {
    if (!(await deleteMeal(own.tx, id))) throw fail('meal_not_found')
    const { weekPlan } = await undo(own, { mealId: id, cause: 'meal_gone' })
    return { removed: true, week_plan: weekPlan }
  })
}
