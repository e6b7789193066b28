import { leastTimes, ownAmountsOf } from '#nutrition/day/habits/own-amounts.ts'
import type { FoodId } from '#nutrition/foods/food.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { listLoggedGrams } from './queries.ts'

/** Returns the grams that the account usually logs, by food (`ownAmountsOf`); foods without a habit are absent. */
export async function readOwnAmounts(tx: AccountTransaction): Promise<ReadonlyMap<FoodId, number>> {
  return ownAmountsOf(await listLoggedGrams(tx, leastTimes))
}
