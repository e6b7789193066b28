import type { readToday as endpoint, Today } from '#contract/day/today.ts'
import type { Query } from '#contract/endpoint.ts'
import { readSubscription } from '../../billing/subscription/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { fail } from '../../platform/failure.ts'
import { PreparedReply } from '../../platform/http/prepared-reply.ts'
import type { CachedDay, TodayServices } from './today-services.ts'
import { readProposal } from './read-proposal.ts'
import { readDay, type ReadRows } from './facts.ts'
import { findDay } from './queries.ts'
import { quarterOf } from './quarter-hour.ts'
import { describeDay } from './rules.ts'

type TodayContext = AccountContext & TodayServices

/**
 * Reads a day, by default today. Without a trial or plan a past day and, if named by its date, today are read too, both
 * without the menu; today then has no recommendations and proposals, like a past day. Throws `day_out_of_range`,
 * `trial_expired`.
 */
export async function readToday(
  ctx: TodayContext,
  { date }: Query<typeof endpoint> = {},
): Promise<PreparedReply<Today>> {
  if (date === undefined) return readCurrentDay(ctx)
  const day = await readDay(rowsOf(ctx), { date, now: ctx.now })
  if ((await readSubscription(ctx)).is_trial_expired) {
    if (date > civilDay(ctx.now, day.nutritionProfile.timezone)) throw fail('trial_expired')
    const read = describeDay({ ...day.facts, minutesNow: null }, day.nutritionProfile, null)
    return PreparedReply.of(withoutMenu(read))
  }
  const { proposal } = await readProposal(ctx, day)
  return PreparedReply.of(describeDay(day.facts, day.nutritionProfile, proposal))
}

/**
 * Removes the menu from a day. Not done by leaving it out of the facts: the targets depend on whether the menu plans a
 * training day, and those of a past day must not change when the trial ends.
 */
function withoutMenu(day: Today): Today {
  return { ...day, planned_meals: [], active_diet: null, has_week_plan: false, rebalance: null }
}

/** Reads the current day. Sends the reply in memory again in the same quarter of an hour while no row has changed. */
async function readCurrentDay(ctx: TodayContext): Promise<PreparedReply<Today>> {
  const { accountId, now, dayCache } = ctx
  const cached = dayCache.get(accountId)
  const quarter = quarterOf(now)
  if (cached?.quarter === quarter && (await isCurrent(ctx, cached))) return cached.reply
  const day = await readDay(rowsOf(ctx), { date: undefined, now })
  const kept = await readProposal(ctx, day, cached?.kept)
  const reply = await PreparedReply.of(describeDay(day.facts, day.nutritionProfile, kept.proposal))
  dayCache.set(accountId, { version: day.version, quarter, reply, kept })
  return reply
}

async function isCurrent(
  { accountId, findDayVersion }: TodayContext,
  { version }: CachedDay,
): Promise<boolean> {
  return version !== null && (await findDayVersion(accountId)) === version
}

function rowsOf({ database, accountId }: TodayContext): ReadRows {
  return (days) => database.readAsAccount(accountId, (tx) => findDay(tx, days))
}
