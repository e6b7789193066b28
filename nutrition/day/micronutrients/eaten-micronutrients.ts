import { findAnyDish, findAnyFood, knownParts, type LoggedFood } from '../../foods/dishes/logged-food.ts'
import { findRecipeDish } from '../../foods/dishes/recipe-dishes.ts'
import type { Food, FoodId } from '../../foods/food.ts'
import { isRecipeFood, partsOfOwn } from '../../foods/own/own-food.ts'
import {
  addMicronutrients,
  type Micronutrients,
  micronutrientsOf,
  unknownMicronutrients,
  withStatedSalt,
} from './micronutrients.ts'

/** Item of a logged meal with its food. For a dish, `parts` may list the parts in grams. */
export interface EatenItem {
  readonly food: Food
  readonly grams: number
  readonly parts?: LoggedFood['parts']
  /** The own food stored in the item. */
  readonly own?: LoggedFood['own']
}

export interface Weighed {
  readonly food: Food
  readonly grams: number
}

const saltIds: ReadonlySet<FoodId> = new Set(['taco:516', 'taco:517'])

/**
 * Returns the micronutrients of a logged item. For a dish or recipe, sums its parts. Kitchen salt is added, except to a
 * recipe and to a dish that lists salt among its parts.
 */
export function micronutrientsOfItem(item: EatenItem): Micronutrients {
  const weighed = weighedFoods(item)
  const sum = addMicronutrients(weighed.map(({ food, grams }) => micronutrientsOf(food, grams)))
  const isSalted =
    (item.own !== undefined && isRecipeFood(item.own)) ||
    findRecipeDish(item.food.id) !== undefined ||
    weighed.some(({ food }) => saltIds.has(food.id))
  return isSalted ? withStatedSalt(sum) : sum
}

/** Returns the foods inside an item with their grams: the parts of a dish or recipe, otherwise the item's food. */
export function weighedFoods({ food, grams, parts, own }: EatenItem): readonly Weighed[] {
  const stated = knownParts(parts)
  if (stated.length > 0) return stated
  const ingredients = own ? partsOfOwn(own) : []
  if (ingredients.length > 0)
    return ingredients.map((part) => ({ food: part.food, grams: (part.grams * grams) / food.defaultGrams }))
  const dish = findAnyDish(food.id)
  if (!dish) return [{ food, grams }]
  return dish.parts.map((part) => ({ food: part.food, grams: (part.grams * grams) / dish.servedGrams }))
}

/** Food of a planned meal and its grams. */
export type FoodGrams = readonly [foodId: FoodId, grams: number]

/** A planned meal that was ticked before ticks were stored as meals. */
export interface EatenPlan {
  readonly kcal: number
  /** Foods of the meal's recipes in grams as eaten; absent in ticks stored before foods were recorded. */
  readonly foods?: readonly FoodGrams[]
}

/**
 * Usual energy density of a Brazilian meal, kcal per gram (own choice). Estimates the weight of a meal of which only
 * the energy is known.
 */
const kcalPerGram = 1.5

/**
 * Returns the micronutrients of a ticked meal. Adds no kitchen salt, because recipes list their salt. A meal without
 * `foods` and a food missing in the table count as unknown, not as zero.
 */
export function micronutrientsOfPlan({ kcal, foods }: EatenPlan): Micronutrients {
  if (!foods) return unknownMicronutrients(kcal / kcalPerGram)
  const sum = addMicronutrients(
    foods.map(([id, grams]) => {
      const food = findAnyFood(id)
      return food ? micronutrientsOf(food, grams) : unknownMicronutrients(grams)
    }),
  )
  return withStatedSalt(sum)
}
