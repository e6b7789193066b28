import type { FoodGroup } from '../foods/food.ts'
import { amountUnit } from '../foods/measures/amount-unit.ts'
import { openMeasure } from './recipe.ts'
import { spokenIngredient, weighable } from './spoken-ingredient.ts'

/** Ingredient of one person's serving, with its line. */
interface ServedLine {
  readonly name: string
  readonly group: FoodGroup
  readonly grams: number
  readonly quantity: number
  readonly unit: string
  readonly text: string
}

/** From this number of measures on only whole ones are counted (own choice). */
const wholeFrom = 4

/**
 * Returns the line of an ingredient for a household: the person's own portions, and one portion for each other person.
 */
export function householdLine(
  served: ServedLine,
  { portions, people }: { readonly portions: number; readonly people: number },
): string {
  const { name, group, unit: measure } = served
  if (people === 1 || measure === openMeasure) return served.text
  const factor = (portions + people - 1) / portions
  const exact = served.quantity * factor
  const isWeighed = measure === 'grama' || measure === 'ml'
  const quantity = isWeighed ? weighable(exact) : countable(exact)
  const grams = weighable((served.grams * quantity) / served.quantity)
  // The names of the food table begin with a capital.
  const row = { group, name: name.charAt(0).toUpperCase() + name.slice(1) }
  const food = { name, unit: amountUnit(row) }
  const bare = spokenIngredient({ grams: served.grams, quantity: served.quantity, measure }, food)
  const note = served.text.slice(bare.length).replace(/^, /, '')
  return spokenIngredient({ grams, quantity, measure, ...(note !== '' && { note }) }, food)
}

/** Rounds to quarters below one, to halves below `wholeFrom`, else to whole measures. */
function countable(quantity: number): number {
  const part = quantity < 1 ? 4 : quantity < wholeFrom ? 2 : 1
  return Math.round(quantity * part) / part
}
