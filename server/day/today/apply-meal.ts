import type { LoggedMeal } from '#contract/day/meals.ts'
import type { Applied } from '#contract/day/rebalances.ts'
import { readNutritionProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { logChoices, recordMealText } from '../meals/service.ts'
import { proposeAfter } from './propose-after.ts'

/**
 * Logs a meal once per id and proposes changes of the meals still planned today. Throws `food_not_found`,
 * `day_out_of_range`.
 */
export function applyMeal({ database, accountId, now }: AccountContext, asked: LoggedMeal): Promise<Applied> {
  return database.asAccount(accountId, async (tx) => {
    await recordMealText(tx, asked, now)
    // The profile is read after the text is recorded, because health mentions in the text may change it.
    const own = { tx, now, nutritionProfile: await readNutritionProfile(tx, now) }
    return proposeAfter(own, await logChoices(own, asked))
  })
}
