import { findAnyFood } from '../../foods/dishes/logged-food.ts'
import type { FoodId } from '../../foods/food.ts'

/** Grams of one food as one account logged it, newest first. */
export interface LoggedGrams {
  readonly foodId: FoodId
  readonly grams: readonly number[]
}

/** Times that an account must have logged a food with an amount other than its usual portion. */
export const leastTimes = 3
/** Latest of these amounts that decide, so that a changed habit counts after a few meals. */
const latestAmounts = 5

/**
 * Returns an account's own portions by food: the median of the latest amounts that differ from the usual portion of the
 * table, for foods logged so at least three times. An amount that was left at the usual portion says nothing.
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

/** Returns the middle amount; of an even number the smaller of the two, which was eaten once. */
function medianOf(amounts: readonly number[]): number {
  return amounts.toSorted((one, other) => one - other)[Math.floor((amounts.length - 1) / 2)] ?? 0
}
