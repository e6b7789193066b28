import { amountUnit } from '#nutrition/measures/amount-unit.ts'
import { formatAmount, formatQuantity, measureNameFor } from '#nutrition/measures/measure-names.ts'
import type { FoodRow } from '#contract/foods.ts'
import type { Amount } from './plate-items.ts'

/** Every row of the table knows its energy; where none came, this account is shown no numbers. */
export function hidesNumbers(food: FoodRow): boolean {
  return food.per_100g.calories === null
}

/** `2 conchas`, without a word about weight; what has no household measure is told by weight all the same. */
export function spokenAmount(food: FoodRow, { grams, quantity, measure }: Amount): string {
  if (measure === 'grama' || measure === 'ml') return `${formatAmount(grams)} ${amountUnit(food)}`
  return `${formatQuantity(quantity)} ${measureNameFor(measure, quantity)}`
}

/** `2 conchas (280 g)`: the household measure first, the weight after it where numbers are shown. */
export function amountInWords(food: FoodRow, amount: Amount): string {
  const spoken = spokenAmount(food, amount)
  const isWeight = amount.measure === 'grama' || amount.measure === 'ml'
  return isWeight || hidesNumbers(food)
    ? spoken
    : `${spoken} (${formatAmount(amount.grams)} ${amountUnit(food)})`
}
