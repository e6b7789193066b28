import type { Food } from '../../foods/food.ts'

const mostGrams = 1500
const mostDrinkGrams = 3000

/** Returns the maximum grams of one item. Larger amounts are reduced to it and raise a question. */
export function mostOf(food: Food): number {
  return food.group === 'bebida' ? mostDrinkGrams : mostGrams
}
