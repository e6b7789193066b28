import type { DishPart } from '../../foods/dishes/dish.ts'
import type { Food } from '../../foods/food.ts'
import type { UnknownAmount } from '../amounts/unknown-words.ts'

/** A food read from a sentence. */
export interface ReadItem {
  readonly food: Food
  /** Foods inside a dish with their grams in this item. The item's nutrition is computed from them. */
  readonly parts?: readonly DishPart[]
  /**
   * Foods named as flavor or filling of the item (`bolo de amendoim`). They have no weight, but are checked for allergy
   * warnings.
   */
  readonly flavors?: readonly Food[]
  /** Name of the food in the text (`tambaqui`), if another row of the table stands in for it. */
  readonly standsInFor?: string
  /**
   * Foods that the words may mean instead of `food`: own foods of the account, and foods that match words which `food`
   * does not match.
   */
  readonly alternatives?: readonly Food[]
  /** Number of `measure`. */
  readonly quantity: number
  /** A measure of the food (`concha`, `colher de sopa`, `unidade`), or `grama`, `ml` or `porção`. */
  readonly measure: string
  readonly grams: number
  readonly gramsLow: number
  readonly gramsHigh: number
  /** True if the text states no amount and the person's usual amount was taken. */
  readonly isOwnAmount?: true
  /** Confidence in food and weight, 0 to 1. */
  readonly confidence: number
  /** Words of the text that were matched. */
  readonly text: string
}

export type MealQuestionCode =
  | 'absurd_amount'
  | 'ambiguous_food'
  | 'confirm_plate'
  | 'guessed_weight'
  | 'others_food'
  | 'repeated'
  | 'shared_amount'
  | 'stand_in'
  | 'unclear_hour'
  | 'water'

/** Question for the person, in Portuguese. */
export interface MealQuestion {
  readonly code: MealQuestionCode
  readonly text: string
  /** Index in `items` of the item in question; absent if the question is not about a single item. */
  readonly item?: number
  /** Millilitres of drunk water, for the hint about it. */
  readonly ml?: number
  /** Foods to offer as an answer. */
  readonly suggestions?: readonly Food[]
}

export interface MealReading {
  readonly items: readonly ReadItem[]
  /** Words that were not recognised, as the person wrote them. */
  readonly unmatched: readonly string[]
  /** Stated amounts of unrecognised words, by these words: `2 colheres de xablau`. */
  readonly unmatchedAmounts: Readonly<Record<string, UnknownAmount>>
  readonly questions: readonly MealQuestion[]
}
