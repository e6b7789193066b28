import { round, scale, sumRows, type Nutrition, type SummedNutrition } from '../shared/figures/nutrition.ts'
import { sumTenths, tenth } from '../shared/figures/rounding.ts'
import type { Food } from './food.ts'

/** Nutrition of a portion, rounded as displayed. It is computed from the food table and never stored. */
export interface Portion extends Nutrition {
  readonly grams: number
}

/** Sum of several portions. */
export interface PortionTotal extends SummedNutrition {
  readonly grams: number
}

/**
 * Computes the nutrition of `grams` of a food, rounded. Deterministic. Throws `RangeError` for negative or non-finite
 * grams.
 */
export function portionOf(food: Pick<Food, 'per100g'>, grams: number): Portion {
  if (!Number.isFinite(grams) || grams < 0) throw new RangeError(`grams must be 0 or more, got ${grams}`)
  return { grams: tenth(grams), ...round(scale(food.per100g, grams / 100)) }
}

/** Sums the rounded values of the portions, so that the total equals the sum of the displayed numbers. */
export function sumPortions(rows: readonly Portion[]): PortionTotal {
  return {
    grams: sumTenths(rows.map(({ grams }) => grams)),
    ...sumRows(rows),
  }
}
