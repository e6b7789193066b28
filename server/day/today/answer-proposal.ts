import type {
  acceptRebalance as acceptEndpoint,
  declineRebalance as declineEndpoint,
} from '#contract/day/rebalances.ts'
import type { Body } from '#contract/endpoint.ts'
import type { WithoutToday } from '#contract/day/today.ts'
import { saveDeclinedMeal, withProfile } from '../../account/profile/service.ts'
import { lockDiets } from '../../menus/menus/service.ts'
import { acceptProposal } from '../../menus/rebalances/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { listTicked } from '../adherence/service.ts'
import { findMeal } from '../meals/queries.ts'
import { readEatenDay } from './eaten-facts.ts'
import { quarterMinutes } from './quarter-hour.ts'
import { restOfDay } from './rest-of-day.ts'

/**
 * Makes the changes that were proposed for the rest of today, unless the day has changed since. Idempotent. Throws
 * `meal_not_found`.
 */
export function acceptRebalance(
  ctx: AccountContext,
  { meal_id: mealId, proposal_id: proposalId }: Body<typeof acceptEndpoint>,
): Promise<WithoutToday<typeof acceptEndpoint>> {
  return withProfile(ctx, async (own) => {
    const { tx, nutritionProfile, now } = own
    // The lock serialises rebalances with other changes of the week.
    await lockDiets(tx)
    await assertLogged(tx, mealId)
    const today = civilDay(now, nutritionProfile.timezone)
    const lived = { today, ticked: await listTicked(tx, today, today) }
    const minutesNow = quarterMinutes(now, nutritionProfile.timezone)
    const day = restOfDay(await readEatenDay(own, today), { nutritionProfile, minutesNow })
    return acceptProposal(own, lived, { mealId, proposalId, day })
  })
}

/**
 * Declines the rebalance proposed for a logged meal, so that today's plan stays as it is; with `declined` false, takes
 * that back. Idempotent. Throws `meal_not_found`.
 */
export function declineRebalance(
  ctx: AccountContext,
  { meal_id: mealId, declined }: Body<typeof declineEndpoint>,
): Promise<WithoutToday<typeof declineEndpoint>> {
  return withProfile(ctx, async ({ tx, nutritionProfile }) => {
    await assertLogged(tx, mealId)
    if (declined) await saveDeclinedMeal(tx, mealId)
    else if (nutritionProfile.declinedMealId === mealId) await saveDeclinedMeal(tx, null)
    return { declined }
  })
}

async function assertLogged(tx: AccountTransaction, mealId: string): Promise<void> {
  if (!(await findMeal(tx, mealId))) throw fail('meal_not_found')
}
