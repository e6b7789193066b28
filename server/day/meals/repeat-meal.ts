import type { Body, Params } from '#contract/endpoint.ts'
import type { repeatMeal as endpoint } from '#contract/day/repeated-meals.ts'
import type { WithoutToday } from '#contract/day/today.ts'
import { withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { dayOf, mealTypeNow, momentOf, resolveDay } from '../days/service.ts'
import { readOwnFoods } from '../foods/service.ts'
import { findSavedMeal } from '../saved-names/queries.ts'
import { addMeal, findMeal } from './queries.ts'
import { noLeftovers, partsAgain, readPlate, servePlate } from './rules.ts'
import { partsOfSaved } from './saved-parts.ts'
import { describeMealRow } from './service.ts'
import type { PlatePart } from './table.ts'

/**
 * Logs a past or saved meal again, once per `new_id`. Derives the warnings from the current answers; if there are any
 * that the person has not seen, replies `to_confirm` and saves nothing. Throws `meal_not_found`, `food_not_found`,
 * `day_out_of_range`.
 */
export function repeatMeal(
  ctx: AccountContext,
  asked: Params<typeof endpoint> & Body<typeof endpoint>,
): Promise<WithoutToday<typeof endpoint>> {
  return withProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const { hidesNumbers } = nutritionProfile
    const repeated = await findMeal(tx, asked.new_id)
    if (repeated) return { outcome: 'logged', warnings: [], meal: describeMealRow(repeated, hidesNumbers) }
    const parts = await readPartsAgain(tx, asked.id)
    if (servePlate(parts).length === 0) throw fail('food_not_found')
    const eatenAt = momentOf(asked.eaten_at, now)
    const mealType = asked.meal_type ?? mealTypeNow(nutritionProfile, eatenAt)
    const date =
      asked.date === undefined
        ? dayOf(eatenAt, nutritionProfile, now)
        : resolveDay(asked.date, nutritionProfile, now)
    const plate = { parts, nutritionProfile, leftovers: noLeftovers, otherMeals: [] }
    const { warnings } = readPlate(plate)
    if (warnings.length > 0 && !asked.warnings_seen) return { outcome: 'to_confirm', warnings, meal: null }
    await addMeal(tx, {
      id: asked.new_id,
      date,
      mealType,
      source: 'manual',
      scanId: null,
      eatenAt,
      parts,
      plannedType: null,
    })
    const row = await findMeal(tx, asked.new_id)
    return { outcome: 'logged', warnings, meal: describeMealRow(row!, hidesNumbers) }
  })
}

/** Returns the foods of a logged or saved meal as they are now. Throws `meal_not_found`. */
async function readPartsAgain(tx: AccountTransaction, id: string): Promise<PlatePart[]> {
  const ownFoods = await readOwnFoods(tx)
  const before = await findMeal(tx, id)
  if (before) return partsAgain(before.parts, ownFoods)
  const saved = await findSavedMeal(tx, id)
  if (!saved) throw fail('meal_not_found')
  return partsOfSaved(saved, ownFoods)
}
