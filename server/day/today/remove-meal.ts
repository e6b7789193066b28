import type { removeMeal as endpoint } from '#contract/day/meals.ts'
import type { WithoutToday } from '#contract/day/today.ts'
import type { Params } from '#contract/endpoint.ts'
import { withProfile } from '../../account/profile/service.ts'
import { lockDiets } from '../../menus/menus/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import { removeTick } from '../adherence/service.ts'
import { deleteMeal } from '../meals/queries.ts'
import { undo } from './undo-rebalance.ts'

/**
 * Deletes a meal, and its tick if it is one, and undoes the rebalance that it caused in today's plan. Throws
 * `meal_not_found`.
 */
export function removeMeal(
  ctx: AccountContext,
  { id }: Params<typeof endpoint>,
): Promise<WithoutToday<typeof endpoint>> {
  return withProfile(ctx, async (own) => {
    // Changes of ticks take this lock too.
    await lockDiets(own.tx)
    const removed = await deleteMeal(own.tx, id)
    if (!removed) throw fail('meal_not_found')
    if (removed.plannedType) await removeTick(own.tx, removed.date, removed.plannedType)
    const { weekPlan } = await undo(own, { mealId: id, cause: 'meal_gone' })
    return { removed: true, week_plan: weekPlan }
  })
}
