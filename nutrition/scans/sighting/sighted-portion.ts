import type { Food } from '../../foods/food.ts'
import { gramsOf } from '../../foods/measures/grams-of.ts'
import { describePortion } from '../../foods/measures/portion-description.ts'
import { matchFood } from './match-food.ts'
import type { MeasureUnit, SightedItem } from './sighting.ts'

/** A food of the table on a plate, with its amount and range in grams. */
export interface ResolvedItem {
  readonly food: Food
  readonly grams: number
  readonly gramsLow: number
  readonly gramsHigh: number
  /** Amount in `measure`: a household measure of the food, or `grama`. */
  readonly quantity: number
  readonly measure: string
  /** 0 to 1: confidence in the food × confidence in the amount. */
  readonly confidence: number
}

export interface SightedPortion {
  readonly sighted: SightedItem
  readonly item: ResolvedItem
}

/**
 * Maximum relative difference between the estimate in grams and the one in household measures. Above it, one of the two
 * must be wrong.
 */
const agreement = 0.5
const disagreementFactor = 0.5

/** Maximum plausible amount of one food on a plate, g; a larger amount means a miscounted measure. */
const itemLimitG = 1500

/** Range factors around the usual portion for a food whose amount is not visible. */
const usualPortion = { low: 0.5, high: 2, confidence: 0.2 } as const

const measureNames: Readonly<Record<MeasureUnit, string | null>> = {
  colher_sopa: 'colher de sopa',
  colher_servir: 'colher de servir',
  concha: 'concha',
  escumadeira: 'escumadeira',
  fatia: 'fatia',
  unidade: 'unidade',
  bife: 'bife',
  file: 'filé',
  pedaco: 'pedaço',
  pires: 'pires',
  prato: 'prato',
  copo: 'copo',
  xicara: 'xícara',
  ml: 'ml',
  outra: null,
}

/** Matches a food on a plate with a table row and an amount; `null` without a row. */
export function servedPortion(sighted: SightedItem): SightedPortion | null {
  const match = matchFood(sighted)
  if (!match) return null
  const { food } = match
  const measuredG = measuredGrams(sighted, food)
  if (sighted.portionConfidence === 0) {
    const item = usualAmount(food, measuredG ?? food.defaultGrams, match.confidence)
    return { sighted, item }
  }
  const { grams, gramsLow, gramsHigh } = sighted
  const disagrees = measuredG !== null && Math.abs(grams - measuredG) > agreement * measuredG
  return {
    sighted,
    item: resolvedItem(
      food,
      {
        grams,
        gramsLow: disagrees ? Math.min(gramsLow, measuredG) : gramsLow,
        gramsHigh: disagrees ? Math.max(gramsHigh, measuredG) : gramsHigh,
      },
      match.confidence * sighted.portionConfidence * (disagrees ? disagreementFactor : 1),
    ),
  }
}

/**
 * Matches a food in a pot with a table row and the usual portion. The range is wide, because the person states the
 * amount afterwards. `null` without a row.
 */
export function potPortion(sighted: SightedItem): SightedPortion | null {
  const match = matchFood(sighted)
  return match && { sighted, item: usualAmount(match.food, match.food.defaultGrams, match.confidence) }
}

/** Converts grams of a food to an item in its most readable household measure. */
export function resolvedItem(
  food: Food,
  amount: Pick<ResolvedItem, 'grams' | 'gramsLow' | 'gramsHigh'>,
  confidence: number,
): ResolvedItem {
  const { quantity, measure } = describePortion(food, amount.grams)
  return { food, ...amount, quantity, measure, confidence }
}

function measuredGrams({ measure: { unit, quantity } }: SightedItem, food: Food): number | null {
  const name = measureNames[unit]
  const grams = name === null ? null : gramsOf(food, name, quantity)
  return grams !== null && grams > 0 && grams <= itemLimitG ? grams : null
}

function usualAmount(food: Food, grams: number, identityConfidence: number): ResolvedItem {
  const range = { gramsLow: grams * usualPortion.low, gramsHigh: grams * usualPortion.high }
  return resolvedItem(food, { grams, ...range }, identityConfidence * usualPortion.confidence)
}
