import { itemAt } from '../../shared/collections/lookup.ts'
import { whole } from '../../shared/figures/rounding.ts'
import type { Food } from '../../foods/food.ts'
import { type Micronutrient, micronutrients } from './micronutrient.ts'
import { micronutrientsOfFood } from './micronutrient-table.ts'

/**
 * One figure per nutrient, in the order of `micronutrients`. An array, not an object, because a report sums a year of
 * meals.
 */
type Figures = readonly number[]

/**
 * Micronutrients of an amount of food, and how much of the food has known values. All figures are integers in
 * thousandths: of a gram of food, of the nutrient's unit, of a milligram of sodium. Sums are therefore exact in any
 * order.
 */
export interface Micronutrients {
  readonly grams: number
  /** Sum by nutrient over the foods with a known value. */
  readonly amounts: Figures
  /** Weight by nutrient of the foods with a known value. */
  readonly knownGrams: Figures
  /** Average sodium from salt added in the kitchen; only foods for which IBGE states that average count. */
  readonly kitchenSodium: number
  /** Weight of the home-cooked foods for which IBGE states no average of added salt. */
  readonly unstatedSaltGrams: number
}

/** Divisor that converts a stored figure to its unit. */
export const perUnit = 1000

const nothing: Figures = micronutrients.map(() => 0)

export const noMicronutrients: Micronutrients = {
  grams: 0,
  amounts: nothing,
  knownGrams: nothing,
  kitchenSodium: 0,
  unstatedSaltGrams: 0,
}

export function figureOf(figures: Figures, nutrient: Micronutrient): number {
  return itemAt(figures, micronutrients.indexOf(nutrient))
}

/** Sums amounts of food: known amounts and known grams add up, so the known share of the sum is exact. */
export function addMicronutrients(all: readonly Micronutrients[]): Micronutrients {
  const amounts = [...nothing]
  const knownGrams = [...nothing]
  let grams = 0
  let kitchenSodium = 0
  let unstatedSaltGrams = 0
  for (const one of all) {
    grams += one.grams
    kitchenSodium += one.kitchenSodium
    unstatedSaltGrams += one.unstatedSaltGrams
    for (let at = 0; at < amounts.length; at += 1) {
      amounts[at] = itemAt(amounts, at) + itemAt(one.amounts, at)
      knownGrams[at] = itemAt(knownGrams, at) + itemAt(one.knownGrams, at)
    }
  }
  return { grams, amounts, knownGrams, kitchenSodium, unstatedSaltGrams }
}

/**
 * Returns the micronutrients of `grams` of a food with its own values: a row of the table or an own food. For a dish
 * use `micronutrientsOfItem`, which sums its parts.
 */
export function micronutrientsOf(food: Food, grams: number): Micronutrients {
  const { per100g, kitchenSodiumMg, lacksStatedSalt } = micronutrientsOfFood(food)
  const weight = thousandths(grams)
  return {
    grams: weight,
    amounts: per100g.map((value) => (value === null ? 0 : thousandths((value * grams) / 100))),
    knownGrams: per100g.map((value) => (value === null ? 0 : weight)),
    kitchenSodium: thousandths((kitchenSodiumMg * grams) / 100),
    unstatedSaltGrams: lacksStatedSalt ? weight : 0,
  }
}

/** Removes the estimated kitchen salt, for food whose ingredients already list their salt. */
export function withStatedSalt(salted: Micronutrients): Micronutrients {
  return { ...salted, kitchenSodium: 0, unstatedSaltGrams: 0 }
}

/** Returns an amount of food of which only the weight is known. */
export function unknownMicronutrients(grams: number): Micronutrients {
  return { ...noMicronutrients, grams: thousandths(grams) }
}

function thousandths(amount: number): number {
  return whole(amount * perUnit)
}
