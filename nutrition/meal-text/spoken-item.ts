import type { Food } from '../foods/food.ts'
import type { MeasureSize } from '../foods/measures/grams-of.ts'
import type { Amount } from './amounts.ts'
import type { FoodMatch } from './food-matching.ts'
import type { UnknownWords } from './unknown-words.ts'

/** A food with its stated amount, if any. */
export interface SpokenItem {
  readonly match: FoodMatch
  readonly amount?: Amount
  readonly size?: MeasureSize
  /** Character range of the item in the text, amount included; `end` is exclusive. */
  readonly start: number
  readonly end: number
  /** Grams stated for a plate or pair as a whole, which are split in proportion to usual portions. */
  readonly shared?: SharedTotal
  /** Factor of the amount: 2 for a meal that was repeated, or for the butter on two breads. */
  readonly times?: number
  /** Whether the amount ends a list of foods without amounts, so that it can be the amount of the whole list. */
  readonly isOfList?: boolean
  /** Whether a sweet was served with sauce or icing. */
  readonly isSauced?: boolean
  /** Other foods named with `ou` for this item. */
  readonly alternatives?: readonly FoodMatch[]
}

export interface SharedTotal {
  readonly grams: number
}

/** A composed plate named without all of its foods: `PF de frango`. */
export interface SpokenPlate {
  readonly start: number
  readonly end: number
  /** Items named together with the plate. */
  readonly items: readonly SpokenItem[]
  /** Foods that the person says were not on it. */
  readonly without: readonly Food[]
  readonly isMarmita: boolean
  /** Number of usual portions that the plate holds: 0.5 for `meia marmita`. */
  readonly portions: number
}

export interface Grouped {
  readonly items: readonly SpokenItem[]
  readonly plates: readonly SpokenPlate[]
  readonly unknown: readonly UnknownWords[]
  /** Whether `repeti` doubled items. */
  readonly isRepeated?: boolean
}
