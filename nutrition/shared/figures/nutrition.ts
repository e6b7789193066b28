import { tenth, whole } from './rounding.ts'

/** Energy and nutrients of an amount of food: kcal, g, and mg of sodium. `null` means unknown, never zero. */
export interface Nutrition {
  readonly kcal: number
  readonly proteinG: number
  readonly carbG: number
  readonly fatG: number
  readonly fiberG: number | null
  readonly saturatedG: number | null
  readonly sodiumMg: number | null
  readonly sugarAddedG: number | null
}

/** Nutrition without unknown values, such as that of a recipe or a sum. */
export type KnownNutrition = { readonly [Nutrient in keyof Nutrition]: number }

export const noNutrition: KnownNutrition = {
  kcal: 0,
  proteinG: 0,
  carbG: 0,
  fatG: 0,
  fiberG: 0,
  saturatedG: 0,
  sodiumMg: 0,
  sugarAddedG: 0,
}

/** Returns `sum` plus `added`. An unknown value adds nothing, so that the sum is then a lower bound. */
export function add(sum: KnownNutrition, added: Nutrition): KnownNutrition {
  return {
    kcal: sum.kcal + added.kcal,
    proteinG: sum.proteinG + added.proteinG,
    carbG: sum.carbG + added.carbG,
    fatG: sum.fatG + added.fatG,
    fiberG: sum.fiberG + (added.fiberG ?? 0),
    saturatedG: sum.saturatedG + (added.saturatedG ?? 0),
    sodiumMg: sum.sodiumMg + (added.sodiumMg ?? 0),
    sugarAddedG: sum.sugarAddedG + (added.sugarAddedG ?? 0),
  }
}

export function addAll(rows: readonly Nutrition[]): KnownNutrition {
  return rows.reduce(add, noNutrition)
}

/** Sum of rows as shown to people. */
export interface SummedNutrition extends Omit<KnownNutrition, 'fiberG'> {
  /** `null` if the fiber of some rows is unknown and all other rows have none. */
  readonly fiberG: number | null
  /** Whether the fiber of at least one row is unknown: `fiberG` is then a lower bound. */
  readonly isFiberPartial: boolean
}

/** Returns the rounded sum of rows. */
export function sumRows(rows: readonly Nutrition[]): SummedNutrition {
  const sum = round(addAll(rows))
  const isFiberPartial = rows.some(({ fiberG }) => fiberG === null)
  return { ...sum, fiberG: isFiberPartial && sum.fiberG === 0 ? null : sum.fiberG, isFiberPartial }
}

/** Returns the fiber of a sum, in grams; `null` if the fiber of a row is unknown. */
export function exactFiberG({
  fiberG,
  isFiberPartial,
}: Pick<SummedNutrition, 'fiberG' | 'isFiberPartial'>): number | null {
  return isFiberPartial ? null : fiberG
}

/** Returns the nutrition of a whole made of these parts: a nutrient that is unknown for one part is unknown. */
export function addParts(parts: readonly Nutrition[]): Nutrition {
  const sum = addAll(parts)
  const known = (nutrient: 'fiberG' | 'saturatedG' | 'sodiumMg' | 'sugarAddedG') =>
    parts.every((part) => part[nutrient] !== null) ? sum[nutrient] : null
  return {
    ...sum,
    fiberG: known('fiberG'),
    saturatedG: known('saturatedG'),
    sodiumMg: known('sodiumMg'),
    sugarAddedG: known('sugarAddedG'),
  }
}

/** Returns `times` × the nutrition, not rounded. Unknown values stay unknown. */
export function scale(nutrition: KnownNutrition, times: number): KnownNutrition
export function scale(nutrition: Nutrition, times: number): Nutrition
export function scale(nutrition: Nutrition, times: number): Nutrition {
  const { fiberG, saturatedG, sodiumMg, sugarAddedG } = nutrition
  return {
    kcal: nutrition.kcal * times,
    proteinG: nutrition.proteinG * times,
    carbG: nutrition.carbG * times,
    fatG: nutrition.fatG * times,
    fiberG: fiberG === null ? null : fiberG * times,
    saturatedG: saturatedG === null ? null : saturatedG * times,
    sodiumMg: sodiumMg === null ? null : sodiumMg * times,
    sugarAddedG: sugarAddedG === null ? null : sugarAddedG * times,
  }
}

/**
 * Rounds to the displayed precision: whole kcal and mg, tenths of a gram. A sum of rounded rows is exact again after
 * rounding, without floating-point error.
 */
export function round(nutrition: KnownNutrition): KnownNutrition
export function round(nutrition: Nutrition): Nutrition
export function round(nutrition: Nutrition): Nutrition {
  const { fiberG, saturatedG, sodiumMg, sugarAddedG } = nutrition
  return {
    kcal: whole(nutrition.kcal),
    proteinG: tenth(nutrition.proteinG),
    carbG: tenth(nutrition.carbG),
    fatG: tenth(nutrition.fatG),
    fiberG: fiberG === null ? null : tenth(fiberG),
    saturatedG: saturatedG === null ? null : tenth(saturatedG),
    sodiumMg: sodiumMg === null ? null : whole(sodiumMg),
    sugarAddedG: sugarAddedG === null ? null : tenth(sugarAddedG),
  }
}
