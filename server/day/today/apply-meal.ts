import type { LoggedMeal } from '#contract/day/meals.ts'
import type { Applied } from '#contract/day/rebalances.ts'
import { readNutritionProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { logChoices, recordMealText } from '../meals/service.ts'
import { rebalanceAfter } from './rebalance-day.ts'

/** Adds a described plate to its day once, and rebalances the rest of today. Throws `food_not_found`. */
export function applyMeal({ database, accountId, now }: AccountContext, asked: LoggedMeal): Promise<Applied> {
  return database.asAccount(accountId, async (tx) => {
    await recordMealText(tx, asked, now)
    // Read afterwards, because the text may change the profile.
    const own = { tx, now, nutritionProfile: await readNutritionProfile(tx, now) }
    return rebalanceAfter(own, await logChoices(own, asked))
  })
}
