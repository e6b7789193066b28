import type { Meal, readMeal as endpoint } from '#contract/day/meals.ts'
import type { Params } from '#contract/endpoint.ts'
import { withProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import { findMeal } from './queries.ts'
import { describeMealRow } from './service.ts'

/** Returns a logged meal. Throws `meal_not_found`. */
export function readMeal(ctx: AccountContext, { id }: Params<typeof endpoint>): Promise<Meal> {
  return withProfile(ctx, async ({ tx, nutritionProfile }) => {
    const row = await findMeal(tx, id)
    if (!row) throw fail('meal_not_found')
    return describeMealRow(row, nutritionProfile.hidesNumbers)
  })
}
