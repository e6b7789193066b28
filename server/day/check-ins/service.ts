import type {
  CheckIn,
  removeCheckIn as removeEndpoint,
  saveCheckIn as saveEndpoint,
} from '#contract/day/check-ins.ts'
import type { WithoutToday } from '#contract/day/today.ts'
import type { Body, Params, Query } from '#contract/endpoint.ts'
import { withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { type AskedDays, resolveDay, resolveDays } from '../days/service.ts'
import * as queries from './queries.ts'
import { actionOf, describeCheckIn } from './rules.ts'

export function listCheckIns(ctx: AccountContext, asked: AskedDays): Promise<CheckIn[]> {
  return withProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const { from, to } = resolveDays(asked, nutritionProfile, now)
    const rows = await queries.listCheckIns(tx, from, to)
    return rows.flatMap((row) => describeCheckIn(row, ctx.accountId))
  })
}

/** Saves an answer; it replaces the day's earlier answer of the same kind. Throws `day_out_of_range`. */
export function saveCheckIn(ctx: AccountContext, asked: Body<typeof saveEndpoint>): Promise<CheckIn> {
  return withProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const date = resolveDay(asked.date, nutritionProfile, now)
    const { id, type, value } = actionOf(asked.id)
    await queries.saveCheckIn(tx, { date, type, value, checkedAt: now })
    return { id, user_id: ctx.accountId, date, type, value, checked_at: now.toISOString() }
  })
}

export function removeCheckIn(
  ctx: AccountContext,
  asked: Params<typeof removeEndpoint> & Query<typeof removeEndpoint>,
): Promise<WithoutToday<typeof removeEndpoint>> {
  return withProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const date = resolveDay(asked.date, nutritionProfile, now)
    return { removed: await queries.deleteCheckIn(tx, { date, type: asked.type }) }
  })
}
