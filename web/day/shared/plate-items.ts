import type { FoodRow, Nutrients } from '#contract/day/foods.ts'
import { nutrientsOf, nutritionOfNutrients } from '#contract/nutrition-values.ts'
import type { PlateChoice, PlateItem } from '#contract/day/meals.ts'
import { addAll, round } from '#nutrition/figures/nutrition.ts'
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
function nutrientsOfAmount({ per_100g }: FoodRow, grams: number): Nutrients {
  const per100g = nutritionOfNutrients(per_100g)
  return per100g ? nutrientsOf(portionOf({ per100g }, grams)) : per_100g
}

/** Food in an amount that a person chose: its range is the amount itself. */
export function chosenItem(food: FoodRow, amount: Amount): PlateItem {
  const nutrients = nutrientsOfAmount(food, amount.grams)
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

/** Adds the rows as they are shown; unknown for an account without numbers. */
export function totalsOf(items: readonly PlateItem[]): Nutrients {
  const rows = items.map(nutritionOfNutrients)
  const known = rows.filter((row) => row !== null)
  return known.length === rows.length ? nutrientsOf(round(addAll(known))) : hiddenNutrients
}

const hiddenNutrients: Nutrients = {
  calories: null,
  protein_g: null,
  carbs_g: null,
  fat_g: null,
  fiber_g: null,
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
