import { formatAmount, formatQuantity, measureNameFor } from '#nutrition/measures/measure-names.ts'
import type { FoodRow } from '#contract/foods.ts'
import type { Amount } from './plate-items.ts'

export function unitOf(food: FoodRow): 'g' | 'ml' {
  return food.group === 'bebida' ? 'ml' : 'g'
}

/** `2 conchas (280 g)`: the household measure first, the weight after it. */
export function amountInWords(food: FoodRow, { grams, quantity, measure }: Amount): string {
  const weight = `${formatAmount(grams)} ${unitOf(food)}`
  if (measure === 'grama' || measure === 'ml') return weight
  return `${formatQuantity(quantity)} ${measureNameFor(measure, quantity)} (${weight})`
}
