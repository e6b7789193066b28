import type { KnownNutrition } from '../../shared/figures/nutrition.ts'

/** Nutrients that have a target or a limit per day. */
export const nutrientKeys = [
  'kcal',
  'proteinG',
  'carbG',
  'fatG',
  'fiberG',
  'sodiumMg',
  'saturatedG',
] as const satisfies readonly (keyof KnownNutrition)[]
export type NutrientKey = (typeof nutrientKeys)[number]

/** Amounts of the planned nutrients in kcal, g and mg. */
export type Nutrients = Readonly<Pick<KnownNutrition, NutrientKey>>

/**
 * Mutable sum of nutrients of a day, a meal or an option. A class with number fields, so that all instances share one
 * hidden class and the inner loops of the search read them as fast as a typed array.
 */
export class DayVector implements Nutrients {
  kcal = 0
  proteinG = 0
  carbG = 0
  fatG = 0
  fiberG = 0
  sodiumMg = 0
  saturatedG = 0

  static of(nutrients: Nutrients, times = 1): DayVector {
    return new DayVector().add(nutrients, times)
  }

  add(nutrients: Nutrients, times = 1): this {
    this.kcal += nutrients.kcal * times
    this.proteinG += nutrients.proteinG * times
    this.carbG += nutrients.carbG * times
    this.fatG += nutrients.fatG * times
    this.fiberG += nutrients.fiberG * times
    this.sodiumMg += nutrients.sodiumMg * times
    this.saturatedG += nutrients.saturatedG * times
    return this
  }

  set(nutrients: Nutrients): void {
    this.kcal = nutrients.kcal
    this.proteinG = nutrients.proteinG
    this.carbG = nutrients.carbG
    this.fatG = nutrients.fatG
    this.fiberG = nutrients.fiberG
    this.sodiumMg = nutrients.sodiumMg
    this.saturatedG = nutrients.saturatedG
  }

  setSum(first: DayVector, second: DayVector, third: DayVector): void {
    this.kcal = first.kcal + second.kcal + third.kcal
    this.proteinG = first.proteinG + second.proteinG + third.proteinG
    this.carbG = first.carbG + second.carbG + third.carbG
    this.fatG = first.fatG + second.fatG + third.fatG
    this.fiberG = first.fiberG + second.fiberG + third.fiberG
    this.sodiumMg = first.sodiumMg + second.sodiumMg + third.sodiumMg
    this.saturatedG = first.saturatedG + second.saturatedG + third.saturatedG
  }

  clear(): void {
    this.kcal = 0
    this.proteinG = 0
    this.carbG = 0
    this.fatG = 0
    this.fiberG = 0
    this.sodiumMg = 0
    this.saturatedG = 0
  }
}
