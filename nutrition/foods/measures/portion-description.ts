import { amountUnit } from './amount-unit.ts'
import type { Measure, MeasuredFood } from '../food.ts'
import { formatAmount, formatQuantity, measureNameFor } from './measure-names.ts'

export interface PortionDescription {
  /** Number of `measure`, a multiple of one half. If no measure fits, the grams. */
  readonly quantity: number
  /** Canonical singular name of the measure, or `grama`. */
  readonly measure: string
  /** Quantity and measure for the screen: `2 colheres de sopa`, or `95 g`. */
  readonly spoken: string
  /** Quantity, measure and amount for the screen: `2 colheres de sopa (50 g)`, or `95 g`. */
  readonly text: string
}

/** Maximum relative error of an amount expressed in a measure; above it, grams are shown. */
const largestError = 0.15

/**
 * A larger number of a measure costs extra in the choice of the measure; `countedPieces` may be three times as many.
 */
const maximumCount = 4
const countedPieces = /^(unidade|fatia|gomo|quadradinho|rodela|folha|gota|bago)/

/**
 * Measures of the IBGE tables that people rarely use for food on a plate. They cost extra in the choice of the measure,
 * unless they are the food's first measure.
 */
const uncommonMeasures =
  /^(porção|colher de café|copo de cafezinho|copo tulipa|caneca|dose|saco|pires|metade|prato de sobremesa|xícara de café|espetinho)/

/**
 * Describes `grams` of a food in the best measure that is at most 15 % off: preferably a common measure and a small,
 * whole number. Otherwise describes the amount in grams.
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
