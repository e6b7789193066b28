import type { FoodRow, Nutrients } from '#contract/day/foods.ts'
import { nutrientsOf, nutritionOfNutrients } from '#contract/nutrition-values.ts'
import type { PlateChoice, PlateItem, PlatePart } from '#contract/day/meals.ts'
import { sumRows } from '#nutrition/shared/figures/nutrition.ts'
import { hundredth, sumTenths } from '#nutrition/shared/figures/rounding.ts'
import type { MeasuredFood } from '#nutrition/foods/food.ts'
import { portionOf } from '#nutrition/foods/portion.ts'
import { fillingGramsOf } from '#nutrition/foods/dishes/filling-grams.ts'
import { gramsOf } from '#nutrition/foods/measures/grams-of.ts'
import { describePortion } from '#nutrition/foods/measures/portion-description.ts'

/** Amount of one food, with measure and weight as the person chose. */
export interface Amount {
  readonly grams: number
  readonly quantity: number
  readonly measure: string
}

/** Maximum grams of one food in a meal, as in the contract. */
export const heaviestGrams = 3000

export function measured(food: FoodRow): MeasuredFood {
  return {
    name: food.name,
    group: food.group,
    measures: food.measures,
    defaultGrams: food.default_grams,
  }
}

/** Largest relative error of a measure beside a weight that a person chose: `2 escumadeiras (170 g)`, but `150 g`. */
const largestError = 0.05

export function amountInGrams(food: FoodRow, grams: number): Amount {
  const { quantity, measure } = describePortion(measured(food), grams)
  const inMeasure = gramsOf(measured(food), measure, quantity) ?? grams
  if (Math.abs(inMeasure - grams) > grams * largestError) return { grams, quantity: grams, measure: 'grama' }
  return { grams, quantity, measure }
}

export function amountInMeasure(food: FoodRow, measure: string, quantity: number): Amount {
  return {
    grams: gramsOf(measured(food), measure, quantity) ?? food.default_grams * quantity,
    quantity,
    measure,
  }
}

/** Nutrients of an amount, by the same rule as on the server; all null for accounts without numbers. */
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

/** The same food in another amount, keeping its flavors and the proportions inside a dish. */
export function resizedItem(item: PlateItem, amount: Amount): PlateItem {
  const { food, flavor_ids, parts, stands_in_for, saved_meal, alternatives } = item
  const kept = {
    ...(flavor_ids && { flavor_ids }),
    ...(stands_in_for !== undefined && { stands_in_for }),
    ...(saved_meal !== undefined && { saved_meal }),
    ...(alternatives && { alternatives }),
  }
  if (!parts) return { ...chosenItem(food, amount), ...kept }
  const scaled = parts.map((part) => resizedPart(part, (part.grams * amount.grams) / item.grams))
  return { ...withParts(chosenItem(food, amount), scaled), ...kept }
}

/** Food inside a dish, in another weight rounded to 0.01 g. */
export function resizedPart({ food }: Pick<PlatePart, 'food'>, grams: number): PlatePart {
  const weight = hundredth(grams)
  return { ...nutrientsOfAmount(food, weight), food, food_id: food.id, name: food.name, grams: weight }
}

/** A dish with these parts: its numbers are the sum of theirs. */
function withParts(item: PlateItem, parts: readonly PlatePart[]): PlateItem {
  const sum = totalsOf(parts)
  return { ...item, ...sum, calories_low: sum.calories, calories_high: sum.calories, parts: [...parts] }
}

/** A dish in which the weight of one part changed; a weight of 0 leaves the part out. The last part stays. */
export function itemWithPart(item: PlateItem, changed: PlatePart, grams: number): PlateItem {
  const parts = (item.parts ?? []).flatMap((part) => {
    if (part.food_id !== changed.food_id) return [part]
    return grams > 0 ? [resizedPart(part, grams)] : []
  })
  return parts.length === 0 ? item : withGramsOfParts(item, parts)
}

/** A dish with one more food in its usual amount as an addition; a food that the dish already has gets more of it. */
export function itemWithNewPart(item: PlateItem, food: FoodRow): PlateItem {
  const grams = fillingGramsOf(measured(food))
  const own = item.parts?.find((part) => part.food_id === food.id)
  if (own) return itemWithPart(item, own, own.grams + grams)
  const parts = [...(item.parts ?? []), resizedPart({ food }, grams)]
  return withGramsOfParts(item, parts)
}

function withGramsOfParts(item: PlateItem, parts: readonly PlatePart[]): PlateItem {
  const weight = hundredth(
    Math.max(1, item.grams + sumTenths(parts.map((part) => part.grams)) - partGramsOf(item)),
  )
  const quantity = item.measure === 'grama' || item.measure === 'ml' ? weight : item.quantity
  return withParts(
    { ...item, grams: weight, grams_low: weight, grams_high: weight, quantity, confidence: 1 },
    parts,
  )
}

function partGramsOf({ parts = [] }: PlateItem): number {
  return sumTenths(parts.map(({ grams }) => grams))
}

/** A food in the amount that the person usually logs, else in its usual portion. */
export function usualItem(food: FoodRow): PlateItem {
  const { own_grams: ownGrams, default_grams: usualGrams } = food
  const item = chosenItem(food, amountInGrams(food, ownGrams ?? usualGrams))
  return ownGrams === undefined ? item : { ...item, is_own_amount: true }
}

/** Adds the rows as they are shown; all null if a row has no numbers. */
export function totalsOf(items: readonly Nutrients[]): Nutrients {
  const rows = items.map(nutritionOfNutrients)
  const known = rows.filter((row) => row !== null)
  return known.length === rows.length ? nutrientsOf(sumRows(known)) : hiddenNutrients
}

const hiddenNutrients: Nutrients = {
  calories: null,
  protein_g: null,
  carbs_g: null,
  fat_g: null,
  fiber_g: null,
}

export function choicesOf(items: readonly PlateItem[]): PlateChoice[] {
  return items.map(({ food_id, grams, quantity, measure, flavor_ids, saved_meal, parts }) => ({
    food_id,
    grams,
    quantity,
    measure,
    ...(flavor_ids && { flavor_ids }),
    ...(saved_meal !== undefined && { saved_meal }),
    ...(parts && { parts: parts.map((part) => ({ food_id: part.food_id, grams: part.grams })) }),
  }))
}

/** Whether the account entered the food itself, from a label or as a recipe. */
export function isOwnFood({ id }: FoodRow): boolean {
  return /^own(?:-recipe)?:/.test(id)
}

/** Share of its grams at which the range of an amount begins that nobody named. */
const assumedFrom = 0.5

/**
 * Another food in the item's place: in the amount that was named, if it has the same measure; else in its usual amount.
 */
export function exchangedItem(item: PlateItem, food: FoodRow): PlateItem {
  const isAssumed = item.grams_low <= item.grams * assumedFrom
  const isShared = !isAssumed && food.measures.some(({ name }) => name === item.measure)
  return isShared ? chosenItem(food, amountInMeasure(food, item.measure, item.quantity)) : usualItem(food)
}
