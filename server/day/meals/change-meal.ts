import { isDeepStrictEqual } from 'node:util'
import type { changeMeal as endpoint, Meal } from '#contract/day/meals.ts'
import type { Body, Params } from '#contract/endpoint.ts'
import type { ProfileContext } from '../../account/profile/service.ts'
import { fail } from '../../platform/failure.ts'
import { momentOf, resolveDay } from '../days/service.ts'
import { findMeal, updateMeal } from './queries.ts'
import { readChosenOwnFoods } from '../foods/service.ts'
import { type MealRow, ownFoodsIn, partsFromChoices } from './rules.ts'
import { describeMealRow } from './service.ts'

type Asked = Params<typeof endpoint> & Body<typeof endpoint>

interface ChangedMeal {
  readonly meal: Meal
  /** The meal before the change. */
  readonly before: MealRow
  /** Whether only the time changed: day, type, foods and amounts are the same as before. */
  readonly isOnlyTime: boolean
}

/**
 * Replaces the foods and the type of a meal, and moves it to another day or time. Throws `meal_not_found`,
 * `food_not_found`, `day_out_of_range`.
 */
export async function changeMeal(own: ProfileContext, asked: Asked): Promise<ChangedMeal> {
  const { tx, nutritionProfile } = own
  const before = await findMeal(tx, asked.id)
  if (!before) throw fail('meal_not_found')
  const ownFoods = await readChosenOwnFoods(tx, asked.items, ownFoodsIn(before.parts))
  const parts = partsFromChoices(asked.items, ownFoods)
  const changed = { mealType: asked.meal_type, parts, ...movedTo(before, asked, own) }
  if (!(await updateMeal(tx, asked.id, changed))) throw fail('meal_not_found')
  const row = (await findMeal(tx, asked.id))!
  return {
    meal: describeMealRow(row, nutritionProfile.hidesNumbers),
    before,
    isOnlyTime: isDeepStrictEqual(intakeOf(row), intakeOf(before)),
  }
}

/**
 * Returns the fields of a meal that the day counts. Estimates are left out, because a chosen part has other estimates
 * than the same part of a photo.
 */
function intakeOf({ date, mealType, parts: plate }: MealRow) {
  return [date, mealType, plate.map(({ foodId, grams, own, parts }) => [foodId, grams, own, parts])]
}

/**
 * Returns day, time, tick and source after a change. A ticked meal that moves to another day becomes a logged meal,
 * because that day's menu has no tick for it.
 */
function movedTo(
  before: MealRow,
  { date: day, eaten_at: moment }: Asked,
  { nutritionProfile, now }: ProfileContext,
): Pick<MealRow, 'date' | 'eatenAt' | 'plannedType' | 'source'> {
  const eatenAt = moment === undefined ? before.eatenAt : momentOf(moment, now)
  const { plannedType, source } = before
  if (day === undefined || day === before.date) return { date: before.date, eatenAt, plannedType, source }
  const date = resolveDay(day, nutritionProfile, now)
  return { date, eatenAt, plannedType: null, source: plannedType === null ? source : 'manual' }
}
