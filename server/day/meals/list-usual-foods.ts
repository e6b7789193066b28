import type { listUsualFoods as endpoint } from '#contract/day/meals.ts'
import type { Query, Reply } from '#contract/endpoint.ts'
import { withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { mealTypeNow, momentOf } from '../days/service.ts'
import { readUsualFoods } from './service.ts'

/**
 * Lists the foods usually eaten at a meal type: the requested one, or else the account's usual one at the time `at`, by
 * default now.
 */
export function listUsualFoods(
  ctx: AccountContext,
  { meal_type: asked, at }: Query<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  return withProfile(ctx, async (own) => {
    const mealType = asked ?? mealTypeNow(own.nutritionProfile, momentOf(at, own.now))
    return { meal_type: mealType, foods: await readUsualFoods(own, mealType) }
  })
}
