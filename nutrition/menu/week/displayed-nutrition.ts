import { sumTenths, tenth, whole } from '../../figures/rounding.ts'

/** Displayed nutrition of a planned meal: whole kcal, grams with one decimal. */
export interface DisplayedNutrition {
  readonly kcal: number
  readonly protein_g: number
  readonly carbs_g: number
  readonly fat_g: number
  readonly fiber_g: number
}

/** Returns the nutrition of `count` portions, rounded for display. */
export function scaleDisplayed(portion: DisplayedNutrition, count: number): DisplayedNutrition {
  return {
    kcal: whole(portion.kcal * count),
    protein_g: tenth(portion.protein_g * count),
    carbs_g: tenth(portion.carbs_g * count),
    fat_g: tenth(portion.fat_g * count),
    fiber_g: tenth(portion.fiber_g * count),
  }
}

/** Returns the sums of displayed values, without floating-point error. */
export function sumDisplayed(rows: readonly DisplayedNutrition[]): DisplayedNutrition {
  const sum = (of: (row: DisplayedNutrition) => number) => sumTenths(rows.map(of))
  return {
    kcal: sum(({ kcal }) => kcal),
    protein_g: sum(({ protein_g }) => protein_g),
    carbs_g: sum(({ carbs_g }) => carbs_g),
    fat_g: sum(({ fat_g }) => fat_g),
    fiber_g: sum(({ fiber_g }) => fiber_g),
  }
}
