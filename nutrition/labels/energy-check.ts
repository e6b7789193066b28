import { type FoodLabelValues, type LabelAmount, mostOf, numberOf } from '../foods/own/label-nutrients.ts'

/**
 * Energy factors, kcal per g, of IN ANVISA 75/2020. Polyols count from erythritol (0) to what carbohydrates
 * give, because labels rarely name them; fibre counts from 0, because older labels leave its energy out.
 */
const factors = { carbs: 4, protein: 4, fat: 9, fiber: 2, alcohol: 7 } as const

/**
 * Largest relative difference about which the person is not asked: the tolerance of RDC ANVISA 429/2020 for declared
 * values.
 */
const largestError = 0.2
/** Energy in kcal to which the rounding of a column's values may add up. */
const slackKcal = 5
/** Grams of alcohol in 100 ml of ethanol, the most that a drink can have. */
const mostAlcoholG = 79

export interface EnergyDoubt {
  readonly stated: number
  /** Energy in kcal that the stated nutrients give. */
  readonly computed: number
}

/** Returns the stated energy and that of the nutrients if they differ by more than a fifth and 5 kcal, else `null`. */
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

/** Returns the least amount that a printed one allows: 0 for "less than" and for an unknown amount. */
function leastOf(amount: LabelAmount): number {
  return typeof amount === 'number' ? amount : 0
}
