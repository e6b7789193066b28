import type { FoodRow, Nutrients } from '#contract/day/foods.ts'
import type { PlateChoice, PlateItem } from '#contract/day/meals.ts'
import { sumTenths } from '#nutrition/figures/rounding.ts'
import type { MeasuredFood } from '#nutrition/foods/food.ts'
import { portionOf } from '#nutrition/foods/portion.ts'
import { gramsOf } from '#nutrition/foods/measures/grams-of.ts'
import { describePortion } from '#nutrition/foods/measures/portion-description.ts'

/** Amount of one food, with measure and weight as the person chose. */
export interface Amount {
  readonly grams: number
  readonly quantity: number
  readonly measure: string
}

export function measured(food: FoodRow): MeasuredFood {
  return {
    name: food.name,
    group: food.group,
    measures: food.measures,
    defaultGrams: food.default_grams,
  }
}

export function amountInGrams(food: FoodRow, grams: number): Amount {
  const { quantity, measure } = describePortion(measured(food), grams)
  return { grams, quantity, measure }
}

export function amountInMeasure(food: FoodRow, measure: string, quantity: number): Amount {
  return {
    grams: gramsOf(measured(food), measure, quantity) ?? food.default_grams * quantity,
    quantity,
    measure,
  }
}

/** Nutrients of an amount, by the same rule as on the server; null for accounts without numbers. */
function nutrientsOf({ per_100g }: FoodRow, grams: number): Nutrients {
  const { calories, protein_g, carbs_g, fat_g, fiber_g } = per_100g
  if (calories === null || protein_g === null || carbs_g === null || fat_g === null) return per_100g
  const portion = portionOf(
    {
      per100g: {
        kcal: calories,
        proteinG: protein_g,
        carbG: carbs_g,
        fatG: fat_g,
        fiberG: fiber_g,
        saturatedG: null,
        sodiumMg: null,
        sugarAddedG: null,
      },
    },
    grams,
  )
  return {
    calories: portion.calories,
    protein_g: portion.proteinG,
    carbs_g: portion.carbsG,
    fat_g: portion.fatG,
    fiber_g: portion.fiberG,
  }
}

/** Food in an amount that a person chose: its range is the amount itself. */
export function chosenItem(food: FoodRow, amount: Amount): PlateItem {
  const nutrients = nutrientsOf(food, amount.grams)
  return {
    ...nutrients,
    ...amount,
    food,
    food_id: food.id,
    name: food.name,
    source: food.source,
    grams_low: amount.grams,
    grams_high: amount.grams,
    calories_low: nutrients.calories,
    calories_high: nutrients.calories,
    confidence: 1,
  }
}

/** The same food in another amount, keeping its flavors. */
export function resizedItem({ food, flavor_ids }: PlateItem, amount: Amount): PlateItem {
  return { ...chosenItem(food, amount), ...(flavor_ids && { flavor_ids }) }
}

export function usualItem(food: FoodRow): PlateItem {
  return chosenItem(food, amountInGrams(food, food.default_grams))
}

/** Adds the rows as they are shown. */
export function totalsOf(items: readonly PlateItem[]): Nutrients {
  const sum = (of: (item: PlateItem) => number | null) =>
    items.some((item) => item.calories === null) ? null : sumTenths(items.map((item) => of(item) ?? 0))
  return {
    calories: sum((item) => item.calories),
    protein_g: sum((item) => item.protein_g),
    carbs_g: sum((item) => item.carbs_g),
    fat_g: sum((item) => item.fat_g),
    fiber_g: sum((item) => item.fiber_g),
  }
}

export function choicesOf(items: readonly PlateItem[]): PlateChoice[] {
  return items.map(({ food_id, grams, quantity, measure, flavor_ids }) => ({
    food_id,
    grams,
    quantity,
    measure,
    ...(flavor_ids && { flavor_ids }),
  }))
}
