import { type Amount, amountInGrams } from '../shared/plate-items.ts'
import type { PlateItem } from '#contract/day/meals.ts'
import { tenth } from '#nutrition/shared/figures/rounding.ts'

const gramStep = 10
const smallestQuantity = 0.5

/**
 * Steps an amount: by half a measure up to two, by a whole one above, by ten grams or millilitres without a measure,
 * and never below the smallest step. A measure keeps the weight that it has in this row, for example that of a full
 * ladle.
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
