import { findAnyFood } from '../../foods/dishes/logged-food.ts'
import type { FoodId } from '../../foods/food.ts'

/** Grams of one food as one account logged it, newest first. */
export interface LoggedGrams {
  readonly foodId: FoodId
  readonly grams: readonly number[]
}

/** Minimum number of amounts other than the usual portion before an account has its own portion of a food. */
export const leastTimes = 3
/** Number of latest amounts from which the median is taken, so that a changed habit shows after a few meals. */
const latestAmounts = 5

/**
 * Returns an account's own portion of each food: the median of the latest amounts that differ from the food's usual
 * portion. Foods with fewer than `leastTimes` such amounts have none. Amounts equal to the usual portion are ignored,
 * because the person may simply not have changed the default.
 */
export function ownAmountsOf(logged: readonly LoggedGrams[]): ReadonlyMap<FoodId, number> {
  return new Map(
    logged.flatMap(({ foodId, grams }) => {
      const usual = findAnyFood(foodId)?.defaultGrams
      const own = grams.filter((one) => usual !== undefined && one !== usual)
      return own.length < leastTimes ? [] : [[foodId, medianOf(own.slice(0, latestAmounts))] as const]
    }),
  )
}

/**
 * Returns the middle amount. For an even count it takes the smaller of the two middle ones, because their mean was
 * never eaten.
 */
function medianOf(amounts: readonly number[]): number {
  return amounts.toSorted((one, other) => one - other)[Math.floor((amounts.length - 1) / 2)] ?? 0
}
