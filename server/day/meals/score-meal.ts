import type { PlateReading, scoreMeal as endpoint } from '#contract/day/meals.ts'
import type { Body } from '#contract/endpoint.ts'
import { withoutAllergyClauses, withoutMentioned } from '#nutrition/safety/health-text/meal-findings.ts'
import { readMentions, withFindings } from '../../account/health-readings/rules.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { AccountContext } from '../../platform/context.ts'
import { mealTypeNow, resolveDay } from '../days/service.ts'
import { readChosenOwnFoods } from '../foods/service.ts'
import { noLeftovers, partsFromChoices, readPlate } from './rules.ts'
import { loadReader, readDescription, readOtherMeals } from './service.ts'

/**
 * Computes nutrition, score and warnings of chosen foods. The warnings include those about words of `text` without a
 * food, also after the person chose a food for them. Saves nothing. Throws `day_out_of_range`, `food_not_found`.
 */
export async function scoreMeal(
  ctx: AccountContext,
  { items, meal_type: asked, text, date }: Body<typeof endpoint>,
): Promise<PlateReading> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const parts = partsFromChoices(items, await readChosenOwnFoods(tx, items))
    const mealType = asked ?? mealTypeNow(nutritionProfile, now)
    const today = civilDay(now, nutritionProfile.timezone)
    const said = text === undefined ? undefined : ({ field: 'refeicao', text, today } as const)
    const otherMeals = await readOtherMeals(tx, resolveDay(date, nutritionProfile, now), mealType)
    if (!said) return readPlate({ parts, nutritionProfile, leftovers: noLeftovers, otherMeals })
    const { unmatched } = readDescription(
      withoutAllergyClauses(said.text),
      await loadReader(tx, nutritionProfile),
    )
    return readPlate({
      parts,
      nutritionProfile: withFindings(nutritionProfile, said),
      leftovers: noLeftovers,
      alsoSaid: withoutMentioned(unmatched, readMentions(said)),
      otherMeals,
    })
  })
}
