import type { Food } from '../../foods/food.ts'

/** Position of a reading in the text of the recipe. */
interface Read {
  /** Index of the line, from 0. A line with two foods (`sal e pimenta`) gives two readings with the same index. */
  readonly line: number
  /** Words of the line as written, without bullets and markup. */
  readonly text: string
}

/** Amount of an ingredient in the whole recipe. */
export interface IngredientAmount {
  /**
   * Grams of the food as its row names it: raw grams for `Arroz branco cru`, cooked grams for `Arroz branco cozido`.
   */
  readonly grams: number
  readonly gramsLow: number
  readonly gramsHigh: number
  /** Number of `measure`s. */
  readonly quantity: number
  /** Measure as in `Ingredient.measure`: `xícara`, `colher de sopa`, `unidade`, `lata`, `grama`, `ml`. */
  readonly measure: string
}

/** Title of a group of ingredients: `Massa:`, `Para o recheio`. */
export interface HeadingReading extends Read {
  readonly kind: 'heading'
}

/** Ingredient whose food and grams are known. */
export interface FoodReading extends Read {
  readonly kind: 'ingredient'
  readonly food: Food
  readonly amount: IngredientAmount
  /** How the ingredient is prepared: `picada`, `em cubos`. */
  readonly note?: string
  /** Words of the line, if a similar food of the table is counted for them (`contei como …`). */
  readonly standsInFor?: string
  /** Other foods that the line offers (`manteiga ou margarina`) or may mean. */
  readonly alternatives: readonly Food[]
  /** Present if a cooked row is counted for an ingredient weighed raw, because the table has no raw row. */
  readonly cookedFrom?: { readonly rawGrams: number; readonly yieldFactor: number }
  /** Whether the line says `opcional`. */
  readonly isOptional: boolean
}

/**
 * Food that the sum leaves out, which makes the sum a lower bound. Either its amount is not stated (`sal a gosto`,
 * `óleo para fritar`), or it is a seasoning without a row in the table (`1 colher (chá) de cominho`).
 */
export interface UncountedReading extends Read {
  readonly kind: 'uncounted'
  readonly reason: 'amount_unknown' | 'seasoning_without_row'
  /** Name as written: `pimenta-do-reino`. */
  readonly name: string
  /** Food of the table. Only its allergens count. Absent for a seasoning without a row. */
  readonly food?: Food
}

/** Water, which has weight and no nutrients. */
export interface WaterReading extends Read {
  readonly kind: 'water'
  /** `null` if the amount is not stated: `água até dar o ponto`. */
  readonly grams: number | null
}

/** Reason why the person must answer before a line counts. */
export type DoubtReason =
  /** The amount is missing, or the measure has no known weight for this food. */
  | 'amount'
  /** The words may mean foods that differ by more than a fifth in energy or protein. */
  | 'food'
  /** The line does not say whether the food is raw or cooked, and the numbers differ by more than a fifth. */
  | 'cooking'

/** Line that is not counted until the person answers. */
export interface DoubtReading extends Read {
  readonly kind: 'doubt'
  readonly reason: DoubtReason
  readonly name: string
  /** Foods to offer, most likely first, each with the amount that it would count; `null` without a known amount. */
  readonly options: readonly { readonly food: Food; readonly amount: IngredientAmount | null }[]
  readonly note?: string
}

/** Line with a food that the table lacks. It never counts as 0 and never as another food. */
export interface UnknownReading extends Read {
  readonly kind: 'unknown'
  readonly name: string
  /** Grams stated in the line, which are known even without the food. */
  readonly grams: number | null
}

export type IngredientReading =
  | HeadingReading
  | FoodReading
  | WaterReading
  | UncountedReading
  | DoubtReading
  | UnknownReading
