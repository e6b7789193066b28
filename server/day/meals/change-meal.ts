import type { changeMeal as endpoint, Meal } from '#contract/day/meals.ts'
import type { Body, Params } from '#contract/endpoint.ts'
import type { ProfileContext } from '../../account/profile/service.ts'
import { fail } from '../../platform/failure.ts'
import { findMeal, updateMeal } from './queries.ts'
import { readChosenOwnFoods } from '../foods/service.ts'
import { ownFoodsIn, partsFromChoices } from './rules.ts'
import { describeMealRow } from './service.ts'

/** Replaces the foods and the type of a logged meal. Throws `meal_not_found`, `food_not_found`. */
export async function changeMeal(
  { tx, nutritionProfile }: ProfileContext,
  { id, meal_type: mealType, items }: Params<typeof endpoint> & Body<typeof endpoint>,
): Promise<Meal> {
  const before = await findMeal(tx, id)
  if (!before) throw fail('meal_not_found')
  const own = await readChosenOwnFoods(tx, items, ownFoodsIn(before.parts))
  const parts = partsFromChoices(items, own)
  if (!(await updateMeal(tx, id, { mealType, parts }))) throw fail('meal_not_found')
  const row = await findMeal(tx, id)
  return describeMealRow(row!, nutritionProfile.hidesNumbers)
}
