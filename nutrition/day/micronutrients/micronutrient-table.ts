import table from '../../data/micronutrients.json' with { type: 'json' }
import { lacksStatedSalt } from '../score/plate-facts.ts'
import { addedSaltSodiumMg } from '../../foods/added-salt.ts'
import type { Food, FoodId } from '../../foods/food.ts'
import { countedSugarG } from '../../safety/added-sugar.ts'
import { type Micronutrient, micronutrients, tableMicronutrients } from './micronutrient.ts'

type Value = number | 'tr' | null

const valuesByFood: ReadonlyMap<FoodId, readonly Value[]> = new Map(
  Object.entries(table as Readonly<Record<FoodId, readonly Value[]>>),
)

export interface FoodMicronutrients {
  /** Amounts in 100 g, in the order of `micronutrients`; `null` is unknown, 0 is a known zero or a trace. */
  readonly per100g: readonly (number | null)[]
  /** Average sodium from salt added in the kitchen, mg per 100 g; 0 if IBGE states no average. */
  readonly kitchenSodiumMg: number
  /** Whether the food is a home-cooked dish for which IBGE states no average of added salt. */
  readonly lacksStatedSalt: boolean
}

const known = new WeakMap<Food, FoodMicronutrients>()

/**
 * Returns the micronutrients of 100 g of a food. For a food without a row in `micronutrients.json`, such as an own
 * food, the nutrients that only that file states are unknown.
 */
export function micronutrientsOfFood(food: Food): FoodMicronutrients {
  const cached = known.get(food)
  if (cached) return cached
  const values = {
    per100g: micronutrients.map((nutrient) => valueOf(food, nutrient)),
    kitchenSodiumMg: addedSaltSodiumMg(food) ?? 0,
    lacksStatedSalt: lacksStatedSalt(food),
  }
  known.set(food, values)
  return values
}

/** Returns whether the table states a trace of the nutrient, which counts as 0. */
export function isTrace({ id }: Pick<Food, 'id'>, nutrient: Micronutrient): boolean {
  return tableValue(id, nutrient) === 'tr'
}

function valueOf(food: Food, nutrient: Micronutrient): number | null {
  if (nutrient === 'sodium') return food.per100g.sodiumMg
  if (nutrient === 'saturated') return food.per100g.saturatedG
  if (nutrient === 'sugar_added') return countedSugarG(food)
  const value = tableValue(food.id, nutrient)
  if (value === null && nutrient === 'sugar_total') return food.sugarTotalG ?? null
  return value === 'tr' ? 0 : value
}

function tableValue(id: FoodId, nutrient: Micronutrient): Value {
  const position = tableMicronutrients.findIndex((one) => one === nutrient)
  return valuesByFood.get(id)?.[position] ?? null
}
