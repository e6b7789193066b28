import type { Reply } from '#contract/endpoint.ts'
import type { listOwnFoods as endpoint } from '#contract/day/own-foods.ts'
import { ownFoodLimits } from '#contract/day/own-food-limits.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { describeOwnFood } from './own-food-rules.ts'
import { listLatestFirst } from './queries.ts'

/** Lists the account's own foods, the last created or changed first, with the limits of the list. */
export function listOwnFoods(ctx: AccountContext): Promise<Reply<typeof endpoint>> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile }) => {
    const rows = await listLatestFirst(tx)
    return {
      foods: rows.map((row) => describeOwnFood(row, nutritionProfile.hidesNumbers)),
      most: ownFoodLimits.foods,
      may_create: !nutritionProfile.hidesNumbers,
    }
  })
}
