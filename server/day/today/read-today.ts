import type { readToday as endpoint, Today } from '#contract/day/today.ts'
import type { Query } from '#contract/endpoint.ts'
import { homeTimezone } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay, timeOfDay } from '../../platform/database/civil-day.ts'
import type { CachedDay, TodayServices } from './day-cache.ts'
import { type KnownDay, readDay, readDayAgain } from './facts.ts'
import { describeDay } from './rules.ts'

/** Reads a day, by default today. Throws `day_out_of_range`. */
export async function readToday(
  ctx: AccountContext & TodayServices,
  { date }: Query<typeof endpoint> = {},
): Promise<Today> {
  const { database, accountId, now } = ctx
  if (date === undefined) return describeAt(now, await readCurrentDay(ctx))
  const { facts, nutritionProfile } = await database.readAsAccount(accountId, (tx) =>
    readDay(tx, { date, now }),
  )
  return describeDay(facts, nutritionProfile)
}

/** Reads the current day, from memory while no row that it is read from has changed. */
async function readCurrentDay(ctx: AccountContext & TodayServices): Promise<CachedDay> {
  const { database, accountId, now, dayCache } = ctx
  const cached = dayCache.get(accountId)
  const isUsable = cached !== undefined && isSameDay(cached.known, now)
  const known = await database.readAsAccount(accountId, (tx) =>
    isUsable ? readDayAgain(tx, cached.known, now) : readDay(tx, { date: undefined, now }),
  )
  if (isUsable && known === cached.known) return cached
  const current = { known }
  dayCache.set(accountId, current)
  return current
}

/** Whether a day is still the current one, in the account's time zone and in that of ages. */
function isSameDay({ homeToday, facts, nutritionProfile }: KnownDay, now: Date): boolean {
  return homeToday === civilDay(now, homeTimezone) && facts.date === civilDay(now, nutritionProfile.timezone)
}

/** Describes the current day, once a minute. */
function describeAt(now: Date, cached: CachedDay): Today {
  const { facts, nutritionProfile } = cached.known
  const { minutes: minutesNow } = timeOfDay(now, nutritionProfile.timezone)
  if (cached.described?.minutesNow === minutesNow) return cached.described.today
  const today = describeDay({ ...facts, minutesNow }, nutritionProfile)
  cached.described = { minutesNow, today }
  return today
}
