import { type FoodLabelValues, type LabelAmount, mostOf, numberOf } from '../foods/own/label-nutrients.ts'

/**
 * Energy factors, kcal per g (IN ANVISA 75/2020). A label's energy may lie between two extremes: polyols count from 0
 * (erythritol) up to the factor of carbohydrates, because labels rarely name the polyol, and fibre from 0 up to its
 * factor, because older labels leave out its energy.
 */
const factors = { carbs: 4, protein: 4, fat: 9, fiber: 2, alcohol: 7 } as const

/**
 * Relative difference up to which the person is not asked: the tolerance for declared values of RDC ANVISA 429/2020.
 */
const largestError = 0.2
/** Maximum energy error from the rounding of a column's values, kcal. */
const slackKcal = 5
/** Grams of alcohol in 100 ml of ethanol, the most that a drink can have. */
const mostAlcoholG = 79

export interface EnergyDoubt {
  readonly stated: number
  /** Energy of the stated nutrients, kcal. */
  readonly computed: number
}

/** Returns the stated and the computed energy if they differ by more than a fifth plus 5 kcal, otherwise `null`. */
export function energyDoubt(values: FoodLabelValues, hasAlcohol: boolean): EnergyDoubt | null {
  const stated = numberOf(values.energy_kcal)
  const [low, high] = energyRange(values, hasAlcohol)
  const isLow = stated < low * (1 - largestError) - slackKcal
  const isHigh = stated > high * (1 + largestError) + slackKcal
  return isLow || isHigh ? { stated, computed: Math.round(isLow ? low : high) } : null
}

function energyRange(values: FoodLabelValues, hasAlcohol: boolean): readonly [low: number, high: number] {
  const sum = (amountOf: (amount: LabelAmount) => number, carbs: number) =>
    factors.carbs * carbs +
    factors.protein * amountOf(values.protein_g) +
    factors.fat * amountOf(values.fat_g)
  const polyols = mostOf(values.polyols_g) ?? 0
  const low = sum(leastOf, Math.max(0, leastOf(values.carbs_g) - polyols))
  const most = (amount: LabelAmount) => mostOf(amount) ?? 0
  const high = sum(most, most(values.carbs_g)) + factors.fiber * most(values.fiber_g)
  return [low, hasAlcohol ? high + factors.alcohol * mostAlcoholG : high]
}

/** Returns the smallest amount that a printed amount can stand for: 0 for "less than" and for an unknown amount. */
function leastOf(amount: LabelAmount): number {
  return typeof amount === 'number' ? amount : 0
}
