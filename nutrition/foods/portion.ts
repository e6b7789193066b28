import { sumTenths, tenth, whole } from '../figures/rounding.ts'
import type { Food } from './food.ts'

/** Displayed and stored nutrition of a portion: whole kcal and mg, grams with one decimal. `null` is unknown. */
export interface Portion {
  readonly grams: number
  readonly calories: number
  readonly proteinG: number
  readonly carbsG: number
  readonly fatG: number
  readonly fiberG: number | null
  readonly saturatedG: number | null
  readonly sodiumMg: number | null
}

export interface PortionTotal extends Omit<Portion, 'fiberG' | 'saturatedG' | 'sodiumMg'> {
  /** Sum of the known values only. */
  readonly fiberG: number
  readonly saturatedG: number
  readonly sodiumMg: number
  /** False when the fiber of at least one row is unknown; the sum is then a lower bound. */
  readonly fiberComplete: boolean
}

/** Computes the nutrition of `grams` of a food. Deterministic. Throws `RangeError` for negative or non-finite grams. */
export function portionOf(food: Pick<Food, 'per100g'>, grams: number): Portion {
  if (!Number.isFinite(grams) || grams < 0) throw new RangeError(`grams must be 0 or more, got ${grams}`)
  const { kcal, proteinG, carbG, fatG, fiberG, saturatedG, sodiumMg } = food.per100g
  return {
    grams: tenth(grams),
    calories: whole((kcal * grams) / 100),
    proteinG: tenth((proteinG * grams) / 100),
    carbsG: tenth((carbG * grams) / 100),
    fatG: tenth((fatG * grams) / 100),
    fiberG: fiberG === null ? null : tenth((fiberG * grams) / 100),
    saturatedG: saturatedG === null ? null : tenth((saturatedG * grams) / 100),
    sodiumMg: sodiumMg === null ? null : whole((sodiumMg * grams) / 100),
  }
}

/** Sums the rounded values of the rows, so that adding the shown numbers by hand gives the same total. */
export function sumPortions(rows: readonly Portion[]): PortionTotal {
  return {
    grams: sumTenths(rows.map((row) => row.grams)),
    calories: sumTenths(rows.map((row) => row.calories)),
    proteinG: sumTenths(rows.map((row) => row.proteinG)),
    carbsG: sumTenths(rows.map((row) => row.carbsG)),
    fatG: sumTenths(rows.map((row) => row.fatG)),
    fiberG: sumTenths(rows.map((row) => row.fiberG ?? 0)),
    saturatedG: sumTenths(rows.map((row) => row.saturatedG ?? 0)),
    sodiumMg: sumTenths(rows.map((row) => row.sodiumMg ?? 0)),
    fiberComplete: rows.every((row) => row.fiberG !== null),
  }
}
