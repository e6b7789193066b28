import type { readToday as endpoint, Today } from '#contract/day/today.ts'
import type { Query } from '#contract/endpoint.ts'
import type { AccountContext } from '../../platform/context.ts'
import { JsonReply } from '../../platform/http/json-reply.ts'
import type { TodayServices } from './day-cache.ts'
import { readChangedDay, readDay } from './facts.ts'
import { describeDay } from './rules.ts'

/** Reads a day, by default today. Throws `day_out_of_range`. */
export async function readToday(
  ctx: AccountContext & TodayServices,
  { date }: Query<typeof endpoint> = {},
): Promise<JsonReply<Today>> {
  if (date === undefined) return readCurrentDay(ctx)
  const { database, accountId, now } = ctx
  const { facts, nutritionProfile } = await database.readAsAccount(accountId, (tx) =>
    readDay(tx, { date, now }),
  )
  return JsonReply.of(describeDay(facts, nutritionProfile))
}

/** Reads the current day, from memory within the same minute while no row that it is read from has changed. */
async function readCurrentDay(ctx: AccountContext & TodayServices): Promise<JsonReply<Today>> {
  const { database, accountId, now, dayCache } = ctx
  const minute = Math.floor(now.getTime() / 60_000)
  const found = dayCache.get(accountId)
  const cached = found?.minute === minute ? found : null
  const day = await database.readAsAccount(accountId, async (tx) =>
    cached
      ? ((await readChangedDay(tx, cached.version, now)) ?? cached.reply)
      : readDay(tx, { date: undefined, now }),
  )
  if (day instanceof JsonReply) return day
  const { version, facts, nutritionProfile } = day
  const reply = JsonReply.of(describeDay(facts, nutritionProfile))
  dayCache.set(accountId, { version, minute, reply })
  return reply
}
