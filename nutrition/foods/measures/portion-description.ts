import { amountUnit } from './amount-unit.ts'
import type { Measure, MeasuredFood } from '../food.ts'
import { formatAmount, formatQuantity, measureNameFor } from './measure-names.ts'

export interface PortionDescription {
  /** Number of `measure`, a multiple of one half; the grams if no measure fits. */
  readonly quantity: number
  /** Canonical singular name of the measure, or `grama`. */
  readonly measure: string
  /** Quantity and measure for the screen: `2 colheres de sopa`, or `95 g`. */
  readonly spoken: string
  /** Quantity, measure and amount for the screen: `2 colheres de sopa (50 g)`, or `95 g`. */
  readonly text: string
}

/** Largest relative error of an amount in a measure; beyond it grams are shown. */
const largestError = 0.15

/** Number of a measure beyond which describing with it costs extra; three times as many for `countedPieces`. */
const maximumCount = 4
const countedPieces = /^(unidade|fatia|gomo|quadradinho|rodela|folha|gota|bago)/

/** Measures of the IBGE tables that people rarely use for food on a plate; describing with them costs extra. */
const uncommonMeasures =
  /^(porção|colher de café|copo de cafezinho|copo tulipa|caneca|dose|saco|pires|metade|prato de sobremesa|xícara de café|espetinho)/

/**
 * Describes `grams` of a food in a small, preferably whole number of a common measure within 15 % of the amount, or
 * else in grams.
 */
export function describePortion(food: MeasuredFood, grams: number): PortionDescription {
  const amount = `${formatAmount(grams)} ${amountUnit(food)}`
  const ranked = food.measures
    .map((measure, place) => candidate(measure, place, grams))
    .filter(({ error }) => error <= largestError)
    .sort((a, b) => a.cost - b.cost)
  const [best] = ranked
  if (grams <= 0 || !best) return { quantity: grams, measure: 'grama', spoken: amount, text: amount }
  const spoken = `${formatQuantity(best.quantity)} ${measureNameFor(best.measure.name, best.quantity)}`
  return { quantity: best.quantity, measure: best.measure.name, spoken, text: `${spoken} (${amount})` }
}

function candidate(measure: Measure, place: number, grams: number) {
  const quantity = Math.max(0.5, Math.round((2 * grams) / measure.grams) / 2)
  const error = Math.abs(quantity * measure.grams - grams) / grams
  const tooMany = Math.max(0, quantity - (countedPieces.test(measure.name) ? 3 * maximumCount : maximumCount))
  const cost =
    error * 3 +
    quantity * 0.05 +
    tooMany * 0.5 +
    (Number.isInteger(quantity) ? 0 : 0.25) +
    (place === 0 ? 0 : 0.45) +
    (measure.quality === 'proxy' ? 0.15 : 0) +
    (uncommonMeasures.test(measure.name) && place > 0 ? 0.6 : 0)
  return { measure, quantity, error, cost }
}
