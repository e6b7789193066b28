import type { FoodRow, readFood as readEndpoint, searchFoods as searchEndpoint } from '#contract/day/foods.ts'
import type { Params, Query } from '#contract/endpoint.ts'
import { findAnyFood } from '#nutrition/foods/dishes/logged-food.ts'
import { searchFoods as searchTable } from '#nutrition/foods/search/search.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import { describeFood } from './rules.ts'

export async function searchFoods(
  ctx: AccountContext,
  { q, limit }: Query<typeof searchEndpoint>,
): Promise<FoodRow[]> {
  const hidesNumbers = await readHidesNumbers(ctx)
  return searchTable(q, { limit }).map(({ food }) => describeFood(food, hidesNumbers))
}

/** Throws `food_not_found`. */
export async function readFood(ctx: AccountContext, { id }: Params<typeof readEndpoint>): Promise<FoodRow> {
  const hidesNumbers = await readHidesNumbers(ctx)
  const food = findAnyFood(id)
  if (!food) throw fail('food_not_found')
  return describeFood(food, hidesNumbers)
}

function readHidesNumbers(ctx: AccountContext): Promise<boolean> {
  return readWithProfile(ctx, async ({ nutritionProfile }) => nutritionProfile.hidesNumbers)
}
