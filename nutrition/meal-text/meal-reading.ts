import type { DishPart } from '../foods/dishes/dish.ts'
import type { Food } from '../foods/food.ts'
import type { UnknownAmount } from './unknown-words.ts'

/** A food read from a sentence. */
export interface ReadItem {
  readonly food: Food
  /** Foods inside a dish, with their grams in this item; the item's nutrition follows from them. */
  readonly parts?: readonly DishPart[]
  /**
   * Foods named as flavor or filling of the item (`bolo de amendoim`): not weighed, but checked for allergy warnings.
   */
  readonly flavors?: readonly Food[]
  /** Name of the food that the person said (`tambaqui`), if a row of the table stands in for it. */
  readonly standsInFor?: string
  /** Foods that the words may mean instead: the account's own, and those that meet words which `food` does not. */
  readonly alternatives?: readonly Food[]
  /** Amount in `measure`. */
  readonly quantity: number
  /** The food's own measure (`concha`, `colher de sopa`, `unidade`), `grama`, `ml` or `porção`. */
  readonly measure: string
  readonly grams: number
  readonly gramsLow: number
  readonly gramsHigh: number
  /** Whether the amount is the one that this person usually logs, because the text names none. */
  readonly isOwnAmount?: true
  /** Confidence in food and weight, 0 to 1. */
  readonly confidence: number
  /** The matched words as written. */
  readonly text: string
}

export type MealQuestionCode =
  | 'absurd_amount'
  | 'ambiguous_food'
  | 'confirm_plate'
  | 'repeated'
  | 'shared_amount'
  | 'stand_in'
  | 'water'

/** Question to the person, in Portuguese. */
export interface MealQuestion {
  readonly code: MealQuestionCode
  readonly text: string
  /** Index in `items` of the item in question; absent if the question is about no single item. */
  readonly item?: number
  /** Foods to offer as an answer. */
  readonly suggestions?: readonly Food[]
}

export interface MealReading {
  readonly items: readonly ReadItem[]
  /** Unrecognised words as written. */
  readonly unmatched: readonly string[]
  /** Stated amounts of the unrecognised words: those of `2 colheres de xablau`. */
  readonly unmatchedAmounts: Readonly<Record<string, UnknownAmount>>
  readonly questions: readonly MealQuestion[]
}
