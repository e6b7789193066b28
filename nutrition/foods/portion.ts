import type { Food } from './food.ts'

/** What a portion shows and stores: whole kcal and mg, grams of nutrients with one decimal. `null` is unknown. */
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
  /** False when at least one row did not know its fiber: the sum is then a lower bound. */
  readonly fiberComplete: boolean
}

/** The numbers of `grams` of a food, from its row per 100 g. Same food and grams, same numbers, always. */
export function portionOf(food: Pick<Food, 'per100g'>, grams: number): Portion {
  if (!Number.isFinite(grams) || grams < 0) throw new RangeError(`grams must be 0 or more, got ${grams}`)
  const { kcal, proteinG, carbG, fatG, fiberG, saturatedG, sodiumMg } = food.per100g
  return {
    grams: round(grams, 1),
    calories: round((kcal * grams) / 100, 0),
    proteinG: round((proteinG * grams) / 100, 1),
    carbsG: round((carbG * grams) / 100, 1),
    fatG: round((fatG * grams) / 100, 1),
    fiberG: fiberG === null ? null : round((fiberG * grams) / 100, 1),
    saturatedG: saturatedG === null ? null : round((saturatedG * grams) / 100, 1),
    sodiumMg: sodiumMg === null ? null : round((sodiumMg * grams) / 100, 0),
  }
}

/** Adds exactly what the rows show, so a reader who adds them up by hand gets the same total. */
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

/** In whole tenths: 0.1 + 0.2 is 0.3 on the screen, never 0.30000000000000004. */
function sumTenths(values: readonly number[]): number {
  return values.reduce((tenths, value) => tenths + Math.round(value * 10), 0) / 10
}

/** Half up in decimal: the nudge undoes binary dust, so 1.005 * 100 counts as the 100.5 it means. */
function round(value: number, decimals: 0 | 1): number {
  const scale = decimals === 0 ? 1 : 10
  return Math.round(value * scale * (1 + Number.EPSILON * 4)) / scale
}
