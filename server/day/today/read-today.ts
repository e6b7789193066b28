import type { readToday as endpoint, Today } from '#contract/day/today.ts'
import type { Query } from '#contract/endpoint.ts'
import type { AccountContext } from '../../platform/context.ts'
import { JsonReply } from '../../platform/http/json-reply.ts'
import type { TodayServices } from './day-cache.ts'
import { dayFromRows, readDay, readRows } from './facts.ts'
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

/**
 * Reads the current day. Its reply comes from memory while no row of the day has changed and the minute is the same.
 */
async function readCurrentDay(ctx: AccountContext & TodayServices): Promise<JsonReply<Today>> {
  const { database, accountId, now, dayCache } = ctx
  const minute = Math.floor(now.getTime() / 60_000)
  const cached = dayCache.get(accountId)
  const day = await database.readAsAccount(accountId, async (tx) => {
    const read = await readRows(tx, now, cached?.rows)
    if (cached && read.rows === cached.rows && cached.minute === minute) return cached.reply
    return { rows: read.rows, known: await dayFromRows(tx, now, read) }
  })
  if (day instanceof JsonReply) return day
  const { facts, nutritionProfile } = day.known
  const reply = JsonReply.of(describeDay(facts, nutritionProfile))
  dayCache.set(accountId, { rows: day.rows, minute, reply })
  return reply
}
