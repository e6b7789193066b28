import { tenth, whole } from '../../shared/figures/rounding.ts'
import { type Micronutrient } from './micronutrient.ts'
import { micronutrientLabels } from './micronutrient-labels.ts'
import { figureOf, type Micronutrients, perUnit } from './micronutrients.ts'

/** An amount is shown only if at least this percentage of the grams eaten has a known value (own choice). */
const leastKnownPercent = 70

/** Amount of a nutrient as displayed. */
export interface NutrientFigure {
  readonly nutrient: Micronutrient
  /** `null` if less than `leastKnownPercent` of the grams eaten has a known value: the sum would only look low. */
  readonly amount: number | null
  /** Percentage of the grams eaten that has a known value, rounded down; `null` if nothing was eaten. */
  readonly knownPercent: number | null
}

/** Returns the mean of a nutrient per day over `days` days, rounded as displayed. */
export function nutrientFigure(total: Micronutrients, nutrient: Micronutrient, days = 1): NutrientFigure {
  const amount = knownAmount(total, nutrient)
  return {
    nutrient,
    amount: amount === null ? null : displayed(nutrient, amount / days),
    knownPercent: knownPercentOf(total, nutrient),
  }
}

/**
 * Returns the sum of a nutrient in its unit, not rounded; `null` if nothing was eaten or less than `leastKnownPercent`
 * of the grams has a known value.
 */
export function knownAmount(total: Micronutrients, nutrient: Micronutrient): number | null {
  const knownPercent = knownPercentOf(total, nutrient)
  const isKnown = knownPercent !== null && knownPercent >= leastKnownPercent
  return isKnown ? figureOf(total.amounts, nutrient) / perUnit : null
}

function knownPercentOf({ grams, knownGrams }: Micronutrients, nutrient: Micronutrient): number | null {
  return grams === 0 ? null : Math.floor((figureOf(knownGrams, nutrient) * 100) / grams)
}

/**
 * Returns the mean sodium per day, mg: the food's own plus estimated kitchen salt (`added-salt.ts`). `null` if less
 * than `leastKnownPercent` of the grams has a known sodium value.
 */
export function sodiumWithSaltMg(total: Micronutrients, days = 1): number | null {
  const amount = knownSodiumWithSaltMg(total)
  return amount === null ? null : displayed('sodium', amount / days)
}

/**
 * Returns the sum of the food's own sodium and kitchen salt, mg, not rounded; `null` if less than `leastKnownPercent`
 * of the grams has a known sodium value.
 */
export function knownSodiumWithSaltMg(total: Micronutrients): number | null {
  const own = knownAmount(total, 'sodium')
  return own === null ? null : own + total.kitchenSodium / perUnit
}

function displayed(nutrient: Micronutrient, amount: number): number {
  return micronutrientLabels[nutrient].decimals === 1 ? tenth(amount) : whole(amount)
}
