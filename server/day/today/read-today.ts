import type { readToday as endpoint, Today } from '#contract/day/today.ts'
import type { Query } from '#contract/endpoint.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { resolveDay } from '../days/service.ts'
import { readDay } from './facts.ts'
import { describeDay } from './rules.ts'

/** Reads a day, by default today. Throws `day_out_of_range`. */
export async function readToday(ctx: AccountContext, asked: Query<typeof endpoint> = {}): Promise<Today> {
  const read = await readWithProfile(ctx, async (own) => {
    const { nutritionProfile } = own
    const date = resolveDay(asked.date, nutritionProfile, own.now)
    return { nutritionProfile, facts: await readDay(own, date) }
  })
  return describeDay(read.facts, read.nutritionProfile)
}
