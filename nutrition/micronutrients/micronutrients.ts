import { itemAt } from '../collections/lookup.ts'
import { whole } from '../figures/rounding.ts'
import type { Food } from '../foods/food.ts'
import { type Micronutrient, micronutrients } from './micronutrient.ts'
import { micronutrientsOfFood } from './micronutrient-table.ts'

/**
 * One figure for each nutrient, in the order of `micronutrients`. Arrays are used because a report sums a year of
 * meals.
 */
type Figures = readonly number[]

/**
 * Micronutrients of an amount of food, with the part of it whose values are known. All figures are integers: thousandths
 * of a gram of food, of the nutrient's unit, and of a milligram of sodium. Sums are therefore exact in any order.
 */
export interface Micronutrients {
  readonly grams: number
  /** Sum over the foods whose value is known, by nutrient. */
  readonly amounts: Figures
  /** Weight of the foods whose value is known, by nutrient. */
  readonly knownGrams: Figures
  /** Average sodium from salt added in the kitchen, over the foods for which IBGE states it. */
  readonly kitchenSodium: number
  /** Weight of the foods cooked with salt of which IBGE states no amount. */
  readonly unstatedSaltGrams: number
}

/** Number by which a figure is divided to get its unit. */
export const perUnit = 1000

const nothing: Figures = micronutrients.map(() => 0)

export const noMicronutrients: Micronutrients = {
  grams: 0,
  amounts: nothing,
  knownGrams: nothing,
  kitchenSodium: 0,
  unstatedSaltGrams: 0,
}

/** Returns the figure of a nutrient. */
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
 * Returns the micronutrients of `grams` of a row of the table or of an own food. For a dish `micronutrientsOfItem` sums
 * its parts.
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

/** Returns the micronutrients of food whose ingredients state their salt: without kitchen salt. */
export function withStatedSalt(salted: Micronutrients): Micronutrients {
  return { ...salted, kitchenSodium: 0, unstatedSaltGrams: 0 }
}

/** Returns an amount of food about which nothing is known but its weight. */
export function unknownMicronutrients(grams: number): Micronutrients {
  return { ...noMicronutrients, grams: thousandths(grams) }
}

function thousandths(amount: number): number {
  return whole(amount * perUnit)
}
