import type { PlateReading, scoreMeal as endpoint } from '#contract/day/meals.ts'
import type { Body } from '#contract/endpoint.ts'
import { withFindings } from '../../account/health-readings/rules.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { mealTypeNow, resolveDay } from '../days/service.ts'
import { readChosenOwnFoods } from '../foods/service.ts'
import { noLeftovers, partsFromChoices, readPlate } from './rules.ts'
import { readOtherMeals } from './service.ts'

/** Computes nutrition, score and warnings of chosen foods. Saves nothing. Throws `day_out_of_range`, `food_not_found`. */
export async function scoreMeal(
  ctx: AccountContext,
  { items, meal_type: asked, text, date }: Body<typeof endpoint>,
): Promise<PlateReading> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const parts = partsFromChoices(items, await readChosenOwnFoods(tx, items))
    const mealType = asked ?? mealTypeNow(nutritionProfile, now)
    return readPlate({
      parts,
      mealType,
      nutritionProfile:
        text === undefined ? nutritionProfile : withFindings(nutritionProfile, { field: 'refeicao', text }),
      leftovers: noLeftovers,
      otherMeals: await readOtherMeals(tx, resolveDay(date, nutritionProfile, now), mealType),
    })
  })
}
