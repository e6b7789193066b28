import type { Food } from '../foods/food.ts'

/** A food read from a sentence. */
export interface ReadItem {
  readonly food: Food
  /** Foods said as its taste or filling (`bolo de amendoim`): part of it, never weighed, and to be warned of. */
  readonly flavors?: readonly Food[]
  /** How many of `measure`. */
  readonly quantity: number
  /** The food's own measure (`concha`, `colher de sopa`, `unidade`), `grama`, `ml` or `porção`. */
  readonly measure: string
  readonly grams: number
  readonly gramsLow: number
  readonly gramsHigh: number
  /** 0 to 1: food and weight together. */
  readonly confidence: number
  /** The words read, as written. */
  readonly text: string
}

export type MealQuestionCode = 'absurd_amount' | 'ambiguous_food' | 'confirm_plate' | 'shared_amount'

/** Question to the person, in Portuguese. */
export interface MealQuestion {
  readonly code: MealQuestionCode
  readonly text: string
  /** Index of the item it is about. */
  readonly item?: number
  /** Foods that may have been meant. */
  readonly suggestions?: readonly Food[]
}

export interface MealReading {
  readonly items: readonly ReadItem[]
  /** Words that were read as no food, as written. */
  readonly unmatched: readonly string[]
  readonly questions: readonly MealQuestion[]
}
