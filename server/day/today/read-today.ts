import type { readToday as endpoint, Today } from '#contract/day/today.ts'
import type { Query } from '#contract/endpoint.ts'
import { readSubscription } from '../../billing/subscription/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { fail } from '../../platform/failure.ts'
import { JsonReply } from '../../platform/http/json-reply.ts'
import type { CachedDay, TodayServices } from './today-services.ts'
import { readProposal } from './read-proposal.ts'
import { dayFrom, readDay, readRows, type ReadRows } from './facts.ts'
import { findDay } from './queries.ts'
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
): Promise<JsonReply<Today>> {
  if (date === undefined) return readCurrentDay(ctx)
  const day = await readDay(rowsOf(ctx), { date, now: ctx.now })
  if ((await readSubscription(ctx)).is_trial_expired) {
    if (date > civilDay(ctx.now, day.nutritionProfile.timezone)) throw fail('trial_expired')
    const read = describeDay({ ...day.facts, minutesNow: null }, day.nutritionProfile, null)
    return JsonReply.of(withoutMenu(read))
  }
  const { proposal } = await readProposal(ctx, day)
  return JsonReply.of(describeDay(day.facts, day.nutritionProfile, proposal))
}

/**
 * Removes the menu from a day. Not done by leaving it out of the facts: the targets depend on whether the menu plans a
 * training day, and those of a past day must not change when the trial ends.
 */
function withoutMenu(day: Today): Today {
  return { ...day, planned_meals: [], active_diet: null, has_week_plan: false, rebalance: null }
}

/**
 * Reads the current day. Reuses the rows in memory while their version is the current one, and within the same minute
 * also the reply.
 */
async function readCurrentDay(ctx: TodayContext): Promise<JsonReply<Today>> {
  const { accountId, now, dayCache } = ctx
  const minute = Math.floor(now.getTime() / 60_000)
  const current = await findCurrent(ctx)
  if (current?.minute === minute) return current.reply
  const read = rowsOf(ctx)
  const rows = await readRows(read, now, current?.rows)
  const day = await dayFrom(read, { date: undefined, now }, rows)
  const kept = await readProposal(ctx, day, dayCache.get(accountId)?.kept)
  const reply = JsonReply.of(describeDay(day.facts, day.nutritionProfile, kept.proposal))
  dayCache.set(accountId, { rows, minute, reply, kept })
  return reply
}

/** Returns the day in memory if no row of it has changed. */
async function findCurrent({
  accountId,
  dayCache,
  findDayVersion,
}: TodayContext): Promise<CachedDay | undefined> {
  const cached = dayCache.get(accountId)
  if (!cached?.rows.version) return undefined
  return (await findDayVersion(accountId)) === cached.rows.version ? cached : undefined
}

function rowsOf({ database, accountId }: TodayContext): ReadRows {
  return (days) => database.readAsAccount(accountId, (tx) => findDay(tx, days))
}
