import type { Food } from '../../foods/food.ts'
import type { Amount } from '../amounts/amounts.ts'

/** Grams of a powdered supplement in a millilitre of its drink: Ensure's package states 55 g for 230 ml. */
const powderInDrink = 0.24

/** Returns the powder in a stated volume of a drink that the table has only as powder: `1 copo de ensure de 200 ml`. */
export function dissolved({ name }: Food, amount: Amount): Amount {
  const { measure } = amount
  const isVolume = measure?.grams !== undefined && /^(?:ml|copo|caneca|garrafa|xícara)/u.test(measure.name)
  if (!isVolume || !name.startsWith('Suplemento alimentar em pó')) return amount
  return { ...amount, measure: { ...measure, name: 'grama', grams: (measure.grams ?? 0) * powderInDrink } }
}
