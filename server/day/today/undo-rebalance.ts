import type { undoRebalance as endpoint } from '#contract/day/rebalances.ts'
import type { WithoutToday } from '#contract/day/today.ts'
import type { Body } from '#contract/endpoint.ts'
import { type ProfileContext, withProfile } from '../../account/profile/service.ts'
import { lockDiets } from '../../menus/menus/service.ts'
import { type AskedUndo, undoRebalanceOf, type UndoneRebalance } from '../../menus/rebalances/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { listTicked } from '../adherence/service.ts'

/** Undoes the rebalance that a logged meal caused in today's plan; the meal stays logged. Idempotent. */
export function undoRebalance(
  ctx: AccountContext,
  { meal_id: mealId }: Body<typeof endpoint>,
): Promise<WithoutToday<typeof endpoint>> {
  return withProfile(ctx, async (own) => {
    const { restored, weekPlan } = await undo(own, { mealId, cause: 'asked' })
    return { restored, week_plan: weekPlan }
  })
}

/** Restores today's plan as it was before the rebalance that a meal caused. */
export async function undo(own: ProfileContext, asked: AskedUndo): Promise<UndoneRebalance> {
  const { tx, nutritionProfile, now } = own
  await lockDiets(tx)
  const today = civilDay(now, nutritionProfile.timezone)
  return undoRebalanceOf(own, { today, ticked: await listTicked(tx, today, today) }, asked)
}
