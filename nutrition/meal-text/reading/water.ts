import { vesselGrams } from '../../foods/measures/vessels.ts'
import { formatAmount } from '../../foods/measures/measure-names.ts'
import type { Amount } from '../amounts/amounts.ts'
import type { MealQuestion } from './meal-reading.ts'

const water = { name: 'Água', group: 'bebida', measures: [] } as const
const bottleMl = 500

/** Returns the millilitres of an amount of water; 0 if the amount has no vessel or unit. */
export function waterMl({ measure, quantity }: Amount): number {
  if (!measure) return 0
  const ofOne =
    measure.grams ?? (measure.name === 'garrafa' ? bottleMl : vesselGrams(water, measure.name)) ?? 0
  return Math.round(ofOne * quantity)
}

/** Returns a hint that the drunk water is logged separately from the meal; empty without water. */
export function waterHints(drunkMl: readonly number[]): readonly MealQuestion[] {
  const ml = drunkMl.reduce((sum, one) => sum + one, 0)
  if (ml === 0) return []
  return [
    {
      code: 'water',
      text: `A água (${formatAmount(ml)} ml) não entra no prato: anote no quadro Água de hoje.`,
      ml,
    },
  ]
}
