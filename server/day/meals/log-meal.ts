import type { LoggedMeal, Meal } from '#contract/day/meals.ts'
import { readNutritionProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { describeMealRow, logChoices, recordMealText } from './service.ts'

/** Logs a meal once per key, without changing the plan. Throws `food_not_found`. */
export function logMeal({ database, accountId, now }: AccountContext, asked: LoggedMeal): Promise<Meal> {
  return database.asAccount(accountId, async (tx) => {
    await recordMealText(tx, asked, now)
    // Read afterwards, because the text may change the profile.
    const nutritionProfile = await readNutritionProfile(tx, now)
    const row = await logChoices({ tx, nutritionProfile, now }, asked)
    return describeMealRow(row, nutritionProfile.hidesNumbers)
  })
}
