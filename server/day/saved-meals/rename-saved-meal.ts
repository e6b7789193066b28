import type { Body, Params } from '#contract/endpoint.ts'
import type { renameSavedMeal as endpoint, SavedMeal } from '#contract/day/saved-meals.ts'
import { withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import { readOwnFoods } from '../foods/service.ts'
import { listSavedMeals, lockSavedMeals, updateSavedName } from '../saved-names/queries.ts'
import { checkName } from './check-name.ts'
import { describeSavedMeal } from './describe-saved-meal.ts'

/** Renames a saved meal. Throws `saved_meal_not_found` and the codes of `checkName`. */
export function renameSavedMeal(
  ctx: AccountContext,
  { id, name }: Params<typeof endpoint> & Body<typeof endpoint>,
): Promise<SavedMeal> {
  return withProfile(ctx, async ({ tx, nutritionProfile: { hidesNumbers } }) => {
    await lockSavedMeals(tx)
    const ownFoods = await readOwnFoods(tx)
    const saved = await listSavedMeals(tx)
    const row = saved.find((one) => one.id === id)
    if (!row) throw fail('saved_meal_not_found')
    const named = checkName(name, { others: saved.filter((one) => one !== row), ownFoods })
    await updateSavedName(tx, id, named)
    return describeSavedMeal({ ...row, ...named }, { ownFoods, hidesNumbers })
  })
}
