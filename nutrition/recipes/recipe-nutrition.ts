import { tenth, whole } from '../figures/rounding.ts'
import type { Food, NovaGroup } from '../foods/food.ts'
import { addedSugarG } from '../safety/added-sugar.ts'
import type { Recipe } from './recipe.ts'

/** Nutrition of one portion: whole kcal and mg, grams with one decimal. */
export interface PortionNutrition {
  readonly kcal: number
  readonly proteinG: number
  readonly carbG: number
  readonly fatG: number
  readonly fiberG: number
  readonly saturatedG: number
  readonly sodiumMg: number
  readonly sugarAddedG: number
}

/** A food of the table with its grams in the whole recipe. */
export interface WeighedFood {
  readonly food: Food
  readonly grams: number
}

/** Share of total fat counted as saturated for a food without an analysed value (own choice). */
const saturatedShareOfFat = 1 / 3

/**
 * Computes the nutrition of one portion from the ingredients as weighed. Cooking water changes grams, not nutrients, so
 * raw weights use raw foods without a yield factor. A nutrient not analysed counts as zero; in this library that is
 * only the sodium of oils.
 */
export function portionNutrition(weighed: readonly WeighedFood[], portions: number): PortionNutrition {
  const perPortion = (of: (food: Food) => number) =>
    weighed.reduce((sum, { food, grams }) => sum + (of(food) * grams) / 100, 0) / portions
  return {
    kcal: whole(perPortion(({ per100g }) => per100g.kcal)),
    proteinG: tenth(perPortion(({ per100g }) => per100g.proteinG)),
    carbG: tenth(perPortion(({ per100g }) => per100g.carbG)),
    fatG: tenth(perPortion(({ per100g }) => per100g.fatG)),
    fiberG: tenth(perPortion(({ per100g }) => per100g.fiberG ?? 0)),
    saturatedG: tenth(perPortion(({ per100g }) => per100g.saturatedG ?? per100g.fatG * saturatedShareOfFat)),
    sodiumMg: whole(perPortion(({ per100g }) => per100g.sodiumMg ?? 0)),
    sugarAddedG: tenth(perPortion(sugarAddedPer100g)),
  }
}

/** Returns the shares of energy by NOVA group, summing to 1. A recipe without energy counts as group 1. */
export function novaShares(weighed: readonly WeighedFood[]): Readonly<Record<NovaGroup, number>> {
  const kcal = { 1: 0, 2: 0, 3: 0, 4: 0 }
  for (const { food, grams } of weighed) kcal[food.nova] += food.per100g.kcal * grams
  const total = kcal[1] + kcal[2] + kcal[3] + kcal[4]
  if (total === 0) return { 1: 1, 2: 0, 3: 0, 4: 0 }
  return { 1: kcal[1] / total, 2: kcal[2] / total, 3: kcal[3] / total, 4: kcal[4] / total }
}

/** Returns added sugar; TACO lacks it, so all carbohydrate of sugar, honey and sweets counts (upper bound). */
function sugarAddedPer100g(food: Food): number {
  return addedSugarG(food) ?? (food.group === 'doce' ? food.per100g.carbG : 0)
}

/**
 * Cooked weight over raw weight for ingredients weighed raw: usual yields of home cooking, rounded (own choice). Used
 * only for served grams, never for nutrients.
 */
const cookedYield: Partial<Record<Food['group'], number>> = {
  arroz: 2.6,
  massa: 2.2,
  feijao: 2.4,
  carne: 0.7,
  frango: 0.72,
  peixe: 0.78,
  frutos_do_mar: 0.75,
  ovo: 0.95,
  legumes: 0.85,
  folhas: 0.6,
}

/** Returns the grams of one served portion: the recipe's stated yield, or the cooked weight of its ingredients. */
export function servedGrams(recipe: Recipe, weighed: readonly WeighedFood[]): number {
  const isCooked = recipe.cookingMin > 0
  const yieldOf = ({ preparation, group }: Food) =>
    isCooked && preparation === 'cru' ? (cookedYield[group] ?? 1) : 1
  const allGrams =
    recipe.yieldGrams ?? weighed.reduce((sum, { food, grams }) => sum + grams * yieldOf(food), 0)
  return Math.round(allGrams / recipe.portions)
}
