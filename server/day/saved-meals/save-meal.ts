import type { Body } from '#contract/endpoint.ts'
import { savedMealLimits } from '#contract/day/saved-meal-limits.ts'
import type { SavedMeal, saveMeal as endpoint } from '#contract/day/saved-meals.ts'
import { withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import { readChosenOwnFoods, readOwnFoods } from '../foods/service.ts'
import { partsFromChoices } from '../meals/rules.ts'
import { savedPartsOf } from '../meals/saved-parts.ts'
import { addSavedMeal, listSavedMeals, lockSavedMeals } from '../saved-names/queries.ts'
import { checkName } from './check-name.ts'
import { describeSavedMeal } from './describe-saved-meal.ts'

/**
 * Saves foods under a name; a repeated id returns the meal as stored. Throws `saved_name_taken`, `saved_name_is_food`,
 * `saved_name_unclear`, `saved_meals_full`, `food_not_found`.
 */
export function saveMeal(
  ctx: AccountContext,
  { id, name, meal_type: mealType, items }: Body<typeof endpoint>,
): Promise<SavedMeal> {
  return withProfile(ctx, async ({ tx, nutritionProfile: { hidesNumbers }, now }) => {
    await lockSavedMeals(tx)
    const ownFoods = await readOwnFoods(tx)
    const saved = await listSavedMeals(tx)
    const known = saved.find((row) => row.id === id)
    if (known) return describeSavedMeal(known, { ownFoods, hidesNumbers })
    const named = checkName(name, { others: saved, ownFoods })
    if (saved.length >= savedMealLimits.meals) throw fail('saved_meals_full', { most: savedMealLimits.meals })
    const parts = savedPartsOf(partsFromChoices(items, await readChosenOwnFoods(tx, items)))
    const row = { id, ...named, mealType, parts, savedAt: now }
    await addSavedMeal(tx, row)
    return describeSavedMeal(row, { ownFoods, hidesNumbers })
  })
}
