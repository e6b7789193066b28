import type { Food, FoodId, FoodGroup, Measure } from '../food.ts'

/** Food inside a dish. */
export interface DishPart {
  readonly food: Food
  /** Grams of the food in an amount of the dish that weighs the dish's `servedGrams`. */
  readonly grams: number
}

/**
 * Dish that people name and vary: a composition of foods of the table. Its numbers, allergens and NOVA group follow
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
  /** Grams as served that all parts together make; cooking changes the weight, not the nutrients. */
  readonly servedGrams: number
  readonly parts: readonly (DishPart & {
    /** Whether a filling that the person names replaces this part. */
    readonly isDefaultFilling: boolean
  })[]
  /** Part that a number in the dish's name counts, with the grams of one: the eggs of `omelete de 3 ovos`. */
  readonly counted?: { readonly foodId: FoodId; readonly grams: number }
  /**
   * Row of TACO or POF for the dish in its usual form. It is used instead of the parts if the person changes nothing.
   */
  readonly plain?: Food
}
