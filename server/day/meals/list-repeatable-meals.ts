import type { Query, Reply } from '#contract/endpoint.ts'
import type { listRepeatableMeals as endpoint } from '#contract/day/repeatable-meals.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import { withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { mealTypeNow, momentOf, resolveDay } from '../days/service.ts'
import { readOwnFoods } from '../foods/service.ts'
import { listSavedMeals } from '../saved-names/queries.ts'
import { listLatestMeals, listMeals } from './queries.ts'
import { chooseRepeatable } from './repeatable-meals.ts'
import { partsAgain, servePlate, totalsOf } from './rules.ts'
import { partsOfSaved } from './saved-parts.ts'

const days = 30

/**
 * Lists the meals that can be logged again (saved meals and meals of the last 30 days), with the nutrition that they
 * would have now. Throws `day_out_of_range`.
 */
export function listRepeatableMeals(
  ctx: AccountContext,
  { at, date, include }: Query<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  return withProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const eatenAt = momentOf(at, now)
    const today = civilDay(eatenAt, nutritionProfile.timezone)
    const mealType = mealTypeNow(nutritionProfile, eatenAt)
    const target = date === undefined ? today : resolveDay(date, nutritionProfile, now)
    const rows = await listLatestMeals(tx, addDays(today, -days))
    const ofTarget = include === 'with_eaten' ? [] : await listMeals(tx, target, target)
    const ownFoods = await readOwnFoods(tx)
    const named = await listSavedMeals(tx)
    const nameOf = new Map(named.map(({ id, name }) => [id, name]))
    const saved = named.map((row) => ({ ...row, date: today, parts: partsOfSaved(row, ownFoods) }))
    const moment = { today, mealType, target, ofTarget, saved }
    const meals = chooseRepeatable(rows, moment).flatMap(({ row, reason }) => {
      const served = servePlate(partsAgain(row.parts, ownFoods))
      if (served.length === 0) return []
      return {
        meal_id: row.id,
        reason,
        name: nameOf.get(row.id) ?? null,
        date: row.date,
        meal_type: row.mealType,
        calories: totalsOf(served, nutritionProfile.hidesNumbers).calories,
        foods: served.map(({ food, portion }) => ({
          food_id: food.id,
          name: food.name,
          group: food.group,
          grams: portion.grams,
        })),
      }
    })
    return { meal_type: mealType, meals }
  })
}
