import { type Amount, amountInGrams } from './plate-items.ts'
import type { PlateItem } from '#contract/meals.ts'
import { tenth } from '#nutrition/figures/rounding.ts'

const gramStep = 10
const smallestQuantity = 0.5

/**
 * One tap more or less: half a measure up to two, a whole one above, ten grams where there is no measure. A measure
 * keeps the weight it has on this row: a ladle that was said to be full stays full.
 */
export function stepped(
  { food, measure, quantity, grams }: Pick<PlateItem, 'food' | 'measure' | 'quantity' | 'grams'>,
  direction: 1 | -1,
): Amount {
  if (measure === 'grama' || measure === 'ml') {
    return amountInGrams(food, Math.max(gramStep, grams + direction * gramStep))
  }
  const step = quantity < 2 || (direction < 0 && quantity <= 2) ? 0.5 : 1
  const next = Math.max(smallestQuantity, quantity + direction * step)
  return { measure, quantity: next, grams: tenth((grams / quantity) * next) }
}
