import { addAll, round, scale, type KnownNutrition } from '../shared/figures/nutrition.ts'
import { cookedYieldOf } from '../foods/cooked-yield.ts'
import type { WeighedFood } from '../foods/composition.ts'
import type { Food, NovaGroup } from '../foods/food.ts'
import { countedSugarG } from '../safety/added-sugar.ts'
import type { Recipe } from './recipe.ts'

/** Assumed share of saturated fat in the total fat of foods without an analysed value (own choice). */
const saturatedShareOfFat = 1 / 3

/**
 * Computes the nutrition of one portion from the listed weights of the ingredients, rounded as displayed. Cooking water
 * changes the grams but not the nutrients, so raw weights use raw foods without a yield factor.
 */
export function portionNutrition(weighed: readonly WeighedFood[], portions: number): KnownNutrition {
  const whole = addAll(weighed.map(({ food, grams }) => scale(estimatedPer100g(food), grams / 100)))
  return round(scale(whole, 1 / portions))
}

/**
 * Returns a food's composition per 100 g with an estimate for every unknown value: a third of the fat for saturated
 * fat, and 0 for sodium, fiber and added sugar. In the library, the zeros concern the sodium of oils and jambu and the
 * sugar of foods other than sweets.
 */
function estimatedPer100g(food: Food): KnownNutrition {
  const { fiberG, saturatedG, sodiumMg, fatG } = food.per100g
  return {
    ...food.per100g,
    fiberG: fiberG ?? 0,
    saturatedG: saturatedG ?? fatG * saturatedShareOfFat,
    sodiumMg: sodiumMg ?? 0,
    sugarAddedG: countedSugarG(food) ?? 0,
  }
}

/**
 * Returns the shares of energy by NOVA group, summing to 1. A recipe without energy counts as group 1. An ingredient of
 * unknown group counts as group 4, so that it never makes a recipe look unprocessed.
 */
export function novaShares(weighed: readonly WeighedFood[]): Readonly<Record<NovaGroup, number>> {
  const kcal = { 1: 0, 2: 0, 3: 0, 4: 0 }
  for (const { food, grams } of weighed) kcal[food.nova ?? 4] += food.per100g.kcal * grams
  const total = kcal[1] + kcal[2] + kcal[3] + kcal[4]
  if (total === 0) return { 1: 1, 2: 0, 3: 0, 4: 0 }
  return { 1: kcal[1] / total, 2: kcal[2] / total, 3: kcal[3] / total, 4: kcal[4] / total }
}

/**
 * Returns the grams of one served portion, from the recipe's stated yield or, without one, from the cooked weight of
 * its ingredients.
 */
export function servedGrams(recipe: Recipe, weighed: readonly WeighedFood[]): number {
  const isCooked = recipe.cookingMin > 0
  const yieldOf = (food: Food) => (isCooked ? cookedYieldOf(food) : 1)
  const allGrams =
    recipe.yieldGrams ?? weighed.reduce((sum, { food, grams }) => sum + grams * yieldOf(food), 0)
  return Math.round(allGrams / recipe.portions)
}
