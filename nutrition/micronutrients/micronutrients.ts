import type { Food } from '../foods/food.ts'
import { type Micronutrient, micronutrients } from './micronutrient.ts'
import { micronutrientsOfFood } from './micronutrient-table.ts'

type Amounts = Readonly<Record<Micronutrient, number>>

/**
 * Micronutrients of an amount of food, with the part of it whose values are known. All figures are integers: thousandths
 * of a gram of food, of the nutrient's unit, and of a milligram of sodium. Sums are therefore exact in any order.
 */
export interface Micronutrients {
  readonly grams: number
  /** Sum over the foods whose value is known. */
  readonly amounts: Amounts
  /** Grams of the foods whose value is known. */
  readonly knownGrams: Amounts
  /** Average sodium from the salt of the kitchen, where IBGE states it. */
  readonly kitchenSodium: number
}

/** Thousandths in a unit. */
export const perUnit = 1000

const nothing = Object.fromEntries(micronutrients.map((nutrient) => [nutrient, 0])) as Amounts

export const noMicronutrients: Micronutrients = {
  grams: 0,
  amounts: nothing,
  knownGrams: nothing,
  kitchenSodium: 0,
}

/** Sums amounts of food: known amounts and known grams add up, so the known share of the sum is exact. */
export function addMicronutrients(all: readonly Micronutrients[]): Micronutrients {
  const amounts = { ...nothing }
  const knownGrams = { ...nothing }
  for (const one of all) {
    for (const nutrient of micronutrients) {
      amounts[nutrient] += one.amounts[nutrient]
      knownGrams[nutrient] += one.knownGrams[nutrient]
    }
  }
  return {
    grams: all.reduce((sum, { grams }) => sum + grams, 0),
    amounts,
    knownGrams,
    kitchenSodium: all.reduce((sum, { kitchenSodium }) => sum + kitchenSodium, 0),
  }
}

/** Returns the micronutrients of `grams` of a food of the table or of a person's own food; a dish has its parts. */
export function micronutrientsOf(food: Food, grams: number): Micronutrients {
  const { per100g, kitchenSodiumMg } = micronutrientsOfFood(food)
  const weight = thousandths(grams)
  const amounts = { ...nothing }
  const knownGrams = { ...nothing }
  for (const nutrient of micronutrients) {
    const value = per100g[nutrient]
    if (value === null) continue
    amounts[nutrient] = thousandths((value * grams) / 100)
    knownGrams[nutrient] = weight
  }
  return { grams: weight, amounts, knownGrams, kitchenSodium: thousandths((kitchenSodiumMg * grams) / 100) }
}

/** Returns an amount of food about which nothing is known but its weight. */
export function unknownMicronutrients(grams: number): Micronutrients {
  return { ...noMicronutrients, grams: thousandths(grams) }
}

function thousandths(amount: number): number {
  return Math.round(amount * perUnit)
}
