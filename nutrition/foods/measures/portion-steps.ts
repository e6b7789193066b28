import { itemAt } from '../../shared/collections/lookup.ts'
import { amountUnit } from './amount-unit.ts'
import { tenth } from '../../shared/figures/rounding.ts'
import type { Measure, MeasuredFood } from '../food.ts'
import { formatAmount, formatQuantity, measureNameFor } from './measure-names.ts'

export interface PortionStep {
  readonly label: 'P' | 'M' | 'G'
  readonly grams: number
  readonly quantity: number
  /** Canonical singular name of the measure: `concha`. */
  readonly measure: string
  /** Quantity, measure and amount for the screen: `1½ concha (210 g)`. */
  readonly text: string
}

export interface PortionSteps {
  readonly sizes: readonly [PortionStep, PortionStep, PortionStep]
  /** Step of the plus and minus buttons, g: half of the food's first measure, rounded, at least 1. */
  readonly stepGrams: number
}

/**
 * Returns the P/M/G sizes and the plus/minus step of a food. Sizes are about 0.5, 1 and 1.5 usual portions, in the
 * food's first measure. If the usual portion is one piece, P and G use the table's small and large piece where they
 * exist.
 */
export function portionSteps(food: MeasuredFood): PortionSteps {
  const usual = itemAt(food.measures, 0)
  const quantity = inHalves(food.defaultGrams / usual.grams)
  const sized = (label: 'P' | 'G', size: 'pequena' | 'grande', factor: number) => {
    const own = quantity === 1 && food.measures.find((measure) => measure.name === `${usual.name} ${size}`)
    return own ? step(food, label, own, 1) : step(food, label, usual, inHalves(quantity * factor))
  }
  return {
    sizes: [sized('P', 'pequena', 0.5), step(food, 'M', usual, quantity), sized('G', 'grande', 1.5)],
    stepGrams: Math.max(1, Math.round(usual.grams / 2)),
  }
}

function step(
  food: MeasuredFood,
  label: PortionStep['label'],
  measure: Measure,
  quantity: number,
): PortionStep {
  const grams = tenth(measure.grams * quantity)
  const spoken = `${formatQuantity(quantity)} ${measureNameFor(measure.name, quantity)}`
  return {
    label,
    grams,
    quantity,
    measure: measure.name,
    text: `${spoken} (${formatAmount(grams)} ${amountUnit(food)})`,
  }
}

function inHalves(quantity: number): number {
  return Math.max(0.5, Math.round(quantity * 2) / 2)
}
