import type { readToday as endpoint, Today } from '#contract/day/today.ts'
import type { Query } from '#contract/endpoint.ts'
import type { AccountContext } from '../../platform/context.ts'
import { readDay } from './facts.ts'
import { describeDay } from './rules.ts'

/** Reads a day, by default today. Throws `day_out_of_range`. */
export async function readToday(
  { database, accountId, now }: AccountContext,
  { date }: Query<typeof endpoint> = {},
): Promise<Today> {
  const { facts, nutritionProfile } = await database.readAsAccount(accountId, (tx) =>
    readDay(tx, { date, now }),
  )
  return describeDay(facts, nutritionProfile)
}
