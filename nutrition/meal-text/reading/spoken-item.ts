import type { Food } from '../../foods/food.ts'
import type { MeasureSize } from '../../foods/measures/grams-of.ts'
import type { Amount } from '../amounts/amounts.ts'
import type { FoodMatch } from '../matching/food-matching.ts'
import type { UnknownWords } from '../amounts/unknown-words.ts'

/** A food with its stated amount, if any. */
export interface SpokenItem {
  readonly match: FoodMatch
  readonly amount?: Amount
  readonly size?: MeasureSize
  /** Character range of the item in the text, amount included; `end` is exclusive. */
  readonly start: number
  readonly end: number
  /** Index of the character where the text last names the item again: `…, mas o pastel dividi`. */
  readonly again?: number
  /** Grams of a whole plate or pair, to be split in proportion to usual portions. */
  readonly shared?: SharedTotal
  /** Factor on the amount: 2 for a repeated meal, 1.5 for the butter on two breads, 0 for a food that was left. */
  readonly times?: number
  /** Part of the usual portion of a food on a plate with many others. Ignored for a stated or the person's own amount. */
  readonly plateShare?: number
  /**
   * True if the amount stands after a list of foods without amounts, so that it may be the amount of the whole list.
   */
  readonly isOfList?: boolean
  /** How the stated weight was counted, for the question that shows it: `sem a casca`. */
  readonly weighedAs?: string
  /** True if a sweet was served with sauce or icing. */
  readonly isSauced?: boolean
  /** Foods that the text offers with `ou` for this item. */
  readonly alternatives?: readonly FoodMatch[]
}

export interface SharedTotal {
  readonly grams: number
}

/** A composed plate whose foods are not all named: `PF de frango`. */
export interface SpokenPlate {
  readonly start: number
  readonly end: number
  /** Items that were named together with the plate. */
  readonly items: readonly SpokenItem[]
  /** Foods that were not on the plate, according to the text. */
  readonly without: readonly Food[]
  readonly isMarmita: boolean
  /** Weight stated for the whole box; `end` is the end of its words in the text. */
  readonly total?: SharedTotal & { readonly end: number }
  /** Number of usual portions on the plate: 0.5 for `meia marmita`. */
  readonly portions: number
}

export interface Grouped {
  readonly items: readonly SpokenItem[]
  readonly plates: readonly SpokenPlate[]
  readonly unknown: readonly UnknownWords[]
  /** Whether `repeti` or `jantar igual ao almoço` doubled items. */
  readonly isRepeated?: boolean
}
