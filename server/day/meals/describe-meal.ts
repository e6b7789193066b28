import type { describeMeal as endpoint } from '#contract/day/meals.ts'
import type { Body, Reply } from '#contract/endpoint.ts'
import { withoutAllergyClauses, withoutMentioned } from '#nutrition/safety/health-text/meal-findings.ts'
import { readMentions, withFindings } from '../../account/health-readings/rules.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { mealTypeNow, resolveDay } from '../days/service.ts'
import { readPlate, withAlternatives } from './rules.ts'
import { readDescription, readOtherMeals } from './service.ts'

/** Reads a sentence as a plate with its score, warnings and health mentions. Saves nothing. Throws `day_out_of_range`. */
export function describeMeal(
  ctx: AccountContext,
  { text, meal_type: asked, date }: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const { parts, alternatives, ...leftovers } = await readDescription(
      tx,
      withoutAllergyClauses(text),
      nutritionProfile,
    )
    const said = { field: 'refeicao', text } as const
    const health = readMentions(said)
    const mealType = asked ?? mealTypeNow(nutritionProfile, now)
    const plate = readPlate({
      parts,
      mealType,
      nutritionProfile: withFindings(nutritionProfile, said),
      leftovers: { ...leftovers, unmatched: withoutMentioned(leftovers.unmatched, health) },
      otherMeals: await readOtherMeals(tx, resolveDay(date, nutritionProfile, now), mealType),
    })
    return { ...plate, items: withAlternatives(plate, alternatives), health }
  })
}
