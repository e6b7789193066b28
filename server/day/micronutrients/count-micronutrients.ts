import type { countMicronutrients as endpoint } from '#contract/day/micronutrients.ts'
import type { Body, Reply } from '#contract/endpoint.ts'
import { micronutrients } from '#nutrition/day/micronutrients/micronutrient.ts'
import { isTrace } from '#nutrition/day/micronutrients/micronutrient-table.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { readChosenOwnFoods } from '../foods/service.ts'
import { partsFromChoices, servePlate } from '../meals/rules.ts'
import { describeFigure, micronutrientsOfItems } from './rules.ts'

/**
 * Sums the micronutrients of chosen foods. Saves nothing. `nutrients` is `null` for accounts with hidden numbers.
 * Throws `food_not_found`.
 */
export async function countMicronutrients(
  ctx: AccountContext,
  { items }: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile }) => {
    const served = servePlate(partsFromChoices(items, await readChosenOwnFoods(tx, items)))
    if (nutritionProfile.hidesNumbers) return { nutrients: null }
    const total = micronutrientsOfItems(served)
    return {
      nutrients: micronutrients.map((nutrient) => ({
        ...describeFigure(total, nutrient),
        is_trace: served.every(({ food }) => isTrace(food, nutrient)),
      })),
    }
  })
}
