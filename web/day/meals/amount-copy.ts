import { amountUnit } from '#nutrition/foods/measures/amount-unit.ts'
import { formatAmount, formatQuantity, measureNameFor } from '#nutrition/foods/measures/measure-names.ts'
import type { FoodRow } from '#contract/day/foods.ts'
import type { Amount } from '../shared/plate-items.ts'

/** Whether this account sees no numbers: every row of the table has an energy value, so a missing one was withheld. */
export function hidesNumbers(food: FoodRow): boolean {
  return food.per_100g.calories === null
}

/** `2 conchas`, without a weight; a food without a household measure is still shown by weight. */
export function spokenAmount(food: FoodRow, { grams, quantity, measure }: Amount): string {
  if (measure === 'grama' || measure === 'ml') return `${formatAmount(grams)} ${amountUnit(food, measure)}`
  return `${formatQuantity(quantity)} ${measureNameFor(measure, quantity)}`
}

/** `2 conchas (280 g)`: the household measure, then the weight where numbers are shown. */
export function amountText(food: FoodRow, amount: Amount): string {
  const spoken = spokenAmount(food, amount)
  const isWeight = amount.measure === 'grama' || amount.measure === 'ml'
  return isWeight || hidesNumbers(food)
    ? spoken
    : `${spoken} (${formatAmount(amount.grams)} ${amountUnit(food)})`
}
