import type { LoggedMeal } from '#contract/day/meals.ts'
import type { Applied } from '#contract/day/rebalances.ts'
import { readNutritionProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { logChoices, recordMealText } from '../meals/service.ts'
import { rebalanceAfter } from './rebalance-day.ts'

/**
 * Logs a meal once per id and rebalances the meals still planned today; a meal of another day changes no plan. Throws
 * `food_not_found`, `day_out_of_range`.
 */
export function applyMeal({ database, accountId, now }: AccountContext, asked: LoggedMeal): Promise<Applied> {
  return database.asAccount(accountId, async (tx) => {
    await recordMealText(tx, asked, now)
    // The profile is read after the text is recorded, because health mentions in the text may change it.
    const own = { tx, now, nutritionProfile: await readNutritionProfile(tx, now) }
    return rebalanceAfter(own, await logChoices(own, asked))
  })
}
