import type { Params, Reply } from '#contract/endpoint.ts'
import type {
  OwnFood,
  removeOwnFood as removeEndpoint,
  restoreOwnFood as restoreEndpoint,
} from '#contract/day/own-foods.ts'
import { ownFoodLimits } from '#contract/day/own-food-limits.ts'
import { withProfile } from '../../account/profile/service.ts'
import type { AccountContext, Platform } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import * as queries from './queries.ts'
import { describeOwnFood, restorableDays } from './own-food-rules.ts'

/**
 * Soft-deletes an own food, which can be restored for `restorableDays`; a repeated call changes nothing. Throws
 * `own_food_not_found`.
 */
export function removeOwnFood(
  ctx: AccountContext,
  { id }: Params<typeof removeEndpoint>,
): Promise<Reply<typeof removeEndpoint>> {
  return withProfile(ctx, async ({ tx, now }) => {
    const current = await queries.lockCurrent(tx, id)
    if (!current) throw fail('own_food_not_found')
    if (!current.removedAt) await queries.setRemoved(tx, id, now)
    return { removed: true }
  })
}

/**
 * Restores a deleted own food; a food that is not deleted stays as it is. Throws `own_food_not_found`,
 * `own_foods_full`.
 */
export function restoreOwnFood(
  ctx: AccountContext,
  { id }: Params<typeof restoreEndpoint>,
): Promise<OwnFood> {
  return withProfile(ctx, async ({ tx, nutritionProfile }) => {
    const current = await queries.lockCurrent(tx, id)
    if (!current) throw fail('own_food_not_found')
    if (current.removedAt && (await queries.countFoods(tx)) >= ownFoodLimits.foods)
      throw fail('own_foods_full', { most: ownFoodLimits.foods })
    await queries.setRemoved(tx, id, null)
    return describeOwnFood({ ...current, removedAt: null }, nutritionProfile.hidesNumbers)
  })
}

/** Erases the foods of all accounts that were deleted more than `restorableDays` ago. */
export async function eraseRemovedFoods({ database, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - restorableDays * 86_400_000)
  await database.asSystem((tx) => queries.eraseRemoved(tx, before))
}
