import type { Food, FoodId, FoodGroup, Measure } from '../food.ts'

/** Food inside a dish. */
export interface DishPart {
  readonly food: Food
  /** Grams of the food in `servedGrams` of the dish. */
  readonly grams: number
}

/**
 * Dish that people name and vary: a composition of foods of the table. Numbers, allergens and NOVA group are computed
 * from its parts (`compose.ts`).
 */
export interface Dish {
  /** Id such as `dish:omelete`; ids never change. */
  readonly id: FoodId
  readonly name: string
  readonly synonyms: readonly string[]
  readonly group: FoodGroup
  readonly popularity: number
  readonly measures: readonly Measure[]
  readonly defaultGrams: number
  /** Weight as served of all parts together, g. Cooking changes this weight, but not the nutrients. */
  readonly servedGrams: number
  readonly parts: readonly (DishPart & {
    /** Whether this part is left out when the person names a filling. */
    readonly isDefaultFilling: boolean
  })[]
  /** Part that a number in the dish's name counts, and the grams of one piece: the eggs of `omelete de 3 ovos`. */
  readonly counted?: { readonly foodId: FoodId; readonly grams: number }
  /**
   * Row of TACO or POF for the dish in its usual form. It replaces the computed values if the person changes nothing.
   */
  readonly plain?: Food
}
