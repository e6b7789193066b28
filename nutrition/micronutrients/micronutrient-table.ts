import table from '../data/micronutrients.json' with { type: 'json' }
import { addedSaltSodiumMg } from '../foods/added-salt.ts'
import type { Food, FoodId } from '../foods/food.ts'
import { countedSugarG } from '../safety/added-sugar.ts'
import { type Micronutrient, type TableMicronutrient, tableMicronutrients } from './micronutrient.ts'

type Value = number | 'tr' | null

const valuesByFood: ReadonlyMap<FoodId, readonly Value[]> = new Map(
  Object.entries(table as Readonly<Record<FoodId, readonly Value[]>>),
)

/** Micronutrients of 100 g in their units; `null` is unknown, never zero. */
export type MicronutrientValues = Readonly<Record<Micronutrient, number | null>>

export interface FoodMicronutrients {
  readonly per100g: MicronutrientValues
  /** Average sodium from the salt of the kitchen, mg per 100 g; 0 where IBGE states none. */
  readonly kitchenSodiumMg: number
}

const known = new WeakMap<Food, FoodMicronutrients>()

/**
 * Returns the micronutrients of 100 g of a food. Those that only `micronutrients.json` has are unknown for a food
 * without a row there, such as a person's own food.
 */
export function micronutrientsOfFood(food: Food): FoodMicronutrients {
  const cached = known.get(food)
  if (cached) return cached
  const { sodiumMg, saturatedG } = food.per100g
  const { sugarTotalG } = food
  const ofTable = Object.fromEntries(
    tableMicronutrients.map((nutrient) => [nutrient, tableValue(food.id, nutrient)]),
  ) as Record<TableMicronutrient, number | null>
  const values = {
    per100g: {
      ...ofTable,
      ...(sugarTotalG !== undefined && { sugar_total: sugarTotalG }),
      sodium: sodiumMg,
      saturated: saturatedG,
      sugar_added: countedSugarG(food),
    },
    kitchenSodiumMg: addedSaltSodiumMg(food) ?? 0,
  }
  known.set(food, values)
  return values
}

/** Returns whether the table states a trace, which counts as 0. */
export function isTrace({ id }: Pick<Food, 'id'>, nutrient: Micronutrient): boolean {
  const position = tableMicronutrients.findIndex((one) => one === nutrient)
  return valuesByFood.get(id)?.[position] === 'tr'
}

function tableValue(id: FoodId, nutrient: TableMicronutrient): number | null {
  const value = valuesByFood.get(id)?.[tableMicronutrients.indexOf(nutrient)] ?? null
  return value === 'tr' ? 0 : value
}
