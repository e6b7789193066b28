import type { LoggedMeal, Meal } from '#contract/day/meals.ts'
import { readNutritionProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { describeMealRow, logChoices, recordMealText } from './service.ts'

/** Logs a meal without changing the plan; a repeated id adds nothing. Throws `food_not_found`, `day_out_of_range`. */
export function logMeal({ database, accountId, now }: AccountContext, asked: LoggedMeal): Promise<Meal> {
  return database.asAccount(accountId, async (tx) => {
    await recordMealText(tx, asked, now)
    // The profile is read after the text is recorded, because health mentions in the text may change it.
    const nutritionProfile = await readNutritionProfile(tx, now)
    const row = await logChoices({ tx, nutritionProfile, now }, asked)
    return describeMealRow(row, nutritionProfile.hidesNumbers)
  })
}
