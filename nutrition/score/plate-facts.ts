import type { Food, FoodGroup } from '../foods/food.ts'
import { addedSugarG } from '../safety/added-sugar.ts'
import { foodRules } from '../safety/exclusions.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'

export interface PlateItem {
  readonly food: Food
  readonly grams: number
  /** Foods said as its taste or filling: warned of, not scored. */
  readonly flavors?: readonly Food[]
}

/** What the score reads off a plate. */
export interface PlateFacts {
  readonly kcal: number
  readonly proteinG: number
  readonly fiberG: number
  /** `null` where no food of the plate was analysed for it. */
  readonly saturatedG: number | null
  readonly sodiumMg: number | null
  readonly addedSugarG: number | null
  /** Vegetables, fruit and beans as a share of the solid weight, 0 to 1. */
  readonly plantShare: number
  readonly hasFruitOrVegetable: boolean
  /** Share of the energy that is ultra-processed, with processed food at half weight, 0 to 1. */
  readonly processedShare: number
  /** Share of the energy that is ultra-processed or fried, 0 to 1. */
  readonly ultraProcessedOrFriedShare: number
  readonly friedItems: number
  /** Nothing on it but rice, pasta, bread, cereal, tubers or farofa. */
  readonly isStarchOnly: boolean
}

const plants: ReadonlySet<FoodGroup> = new Set(['folhas', 'legumes', 'fruta', 'feijao'])
const starches: ReadonlySet<FoodGroup> = new Set(['arroz', 'massa', 'pao', 'cereal', 'tuberculo', 'farofa'])

/** Sums a plate. A drink beside the plate has its energy but no place on it. */
export function plateFactsOf(items: readonly PlateItem[]): PlateFacts {
  const solid = items.filter(({ food }) => food.group !== 'bebida')
  const kcal = sum(items, ({ per100g }) => per100g.kcal)
  const solidGrams = sum(solid, () => 100)
  const plantGrams = sum(solid, ({ group }) => (plants.has(group) ? 100 : 0))
  return {
    kcal,
    proteinG: sum(items, ({ per100g }) => per100g.proteinG),
    fiberG: sum(items, ({ per100g }) => per100g.fiberG ?? 0),
    saturatedG: sumKnown(items, ({ per100g }) => per100g.saturatedG),
    sodiumMg: sumKnown(items, ({ per100g }) => per100g.sodiumMg),
    addedSugarG: sumKnown(items, addedSugarG),
    plantShare: solidGrams > 0 ? plantGrams / solidGrams : 0,
    hasFruitOrVegetable: plantGrams > 0,
    processedShare: kcal > 0 ? sum(items, processedKcal) / kcal : 0,
    ultraProcessedOrFriedShare:
      kcal > 0
        ? sum(items, (food) => (food.nova === 4 || foodRules.fritura(food) ? food.per100g.kcal : 0)) / kcal
        : 0,
    friedItems: items.filter(({ food }) => foodRules.fritura(food)).length,
    isStarchOnly: solid.length > 0 && solid.every(({ food }) => starches.has(food.group)),
  }
}

function processedKcal({ nova, per100g }: Food): number {
  if (nova === 4) return per100g.kcal
  return nova === 3 ? per100g.kcal * nutritionRules.plateScore.processedWeight : 0
}

function sum(items: readonly PlateItem[], per100g: (food: Food) => number): number {
  return items.reduce((total, { food, grams }) => total + (per100g(food) * grams) / 100, 0)
}

function sumKnown(items: readonly PlateItem[], per100g: (food: Food) => number | null): number | null {
  const known = items.filter(({ food }) => per100g(food) !== null)
  return known.length > 0 ? sum(known, (food) => per100g(food) ?? 0) : null
}
