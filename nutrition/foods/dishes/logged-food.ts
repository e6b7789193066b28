import { hundredth } from '../../shared/figures/rounding.ts'
import type { Food, FoodId } from '../food.ts'
import { findFood } from '../food-table.ts'
import { isLactoseFree, valuesIdOf } from '../lactose-free.ts'
import { findRetiredFood } from '../retired-foods.ts'
import { foodOfOwn, type OwnFood } from '../own/own-food.ts'
import { composeFood } from './compose.ts'
import type { Dish, DishPart } from './dish.ts'
import { composedDishes, findDish } from './dish-table.ts'
import { takeFreed } from './freed-parts.ts'
import { findRecipeDish, findRecipeFood } from './recipe-dishes.ts'
import { doubledGroups, nameVaried, resizedMeasures, sameFood } from './vary-dish.ts'

/** Food with its grams. An own food is stored with its values, so that later edits of it do not change the meal. */
export interface LoggedPart {
  readonly foodId: FoodId
  readonly grams: number
  readonly own?: OwnFood
}

/** Food of a meal with its grams. For a dish, `parts` may list the parts in grams. */
export interface LoggedFood extends LoggedPart {
  readonly parts?: readonly LoggedPart[]
}

const dishFoods: ReadonlyMap<FoodId, Food> = new Map(composedDishes.map(({ food }) => [food.id, food]))

/**
 * Returns the food with this id: a row of the table, a dish in its usual form, a portion of a recipe, or a retired
 * food; `undefined` for an unknown id.
 */
export function findAnyFood(id: FoodId): Food | undefined {
  return findFood(id) ?? dishFoods.get(id) ?? findRecipeFood(id) ?? findRetiredFood(id)
}

/** Returns the dish or the portion of a recipe with this id, or `undefined`. */
export function findAnyDish(id: FoodId): Dish | undefined {
  return findDish(id) ?? findRecipeDish(id)
}

/**
 * Returns the food of a logged item: the own food stored in it, the dish composed of its stated parts, or the food with
 * its id. `undefined` for an unknown id.
 */
export function foodOf({ foodId, grams, own, parts }: LoggedFood): Food | undefined {
  if (own) return foodOfOwn(own)
  const dish = parts && findAnyDish(foodId)
  if (!dish) return findAnyFood(foodId)
  const known = knownParts(parts)
  if (known.length === 0) return findAnyFood(foodId)
  const servedGrams = (grams * dish.servedGrams) / gramsLike(dish, known)
  return {
    ...composeFood(dish, known, grams),
    name: nameOfParts(dish, known),
    ...resizedMeasures(dish, hundredth(servedGrams)),
  }
}

/** Returns the parts that have more than 0 g and whose food is an own food, in the table, or retired. */
export function knownParts(parts: LoggedFood['parts'] = []): DishPart[] {
  return parts.flatMap(({ foodId, grams, own }) => {
    const food = own ? foodOfOwn(own) : (findFood(foodId) ?? findRetiredFood(foodId))
    return food && grams > 0 ? [{ food, grams }] : []
  })
}

/**
 * Minimum number of parts without meat and cheese that suffice to determine the amount of a sandwich; with fewer, all
 * parts are used. Meat and cheese are left out because a double has them twice.
 */
const enoughParts = 3

/**
 * Estimates how many grams of the authored dish `parts` correspond to. Uses the median of the ratios between stated and
 * authored parts, so that one changed part (`com pouco óleo`) has no effect.
 */
function gramsLike(dish: Dish, parts: readonly DishPart[]): number {
  const doubled = dish.group === 'sanduiche' ? doubledGroups(dish) : undefined
  const ratios = dish.parts.flatMap(({ food, grams, isDefaultFilling }) => {
    const own = parts.find((part) => valuesIdOf(part.food.id) === food.id)
    return own && !isDefaultFilling && dish.counted?.foodId !== food.id
      ? [{ food, ratio: own.grams / grams }]
      : []
  })
  const steady = ratios.filter(({ food }) => !doubled?.has(food.group))
  const sorted = (steady.length < enoughParts ? ratios : steady)
    .map(({ ratio }) => ratio)
    .toSorted((one, other) => one - other)
  return dish.servedGrams * (sorted[Math.floor(sorted.length / 2)] ?? 1)
}

/**
 * Returns the name of a dish with its changes: number of the counted part, doubles, additions and removals. The usual
 * number is included only if nothing was added or removed and the dish has a row in the table.
 */
function nameOfParts(dish: Dish, parts: readonly DishPart[]): string {
  const isOwn = (food: Food) =>
    !isLactoseFree(food) &&
    dish.parts.some(
      (part) => part.food.id === food.id || (!part.isDefaultFilling && sameFood(part.food, food)),
    )
  const added = parts.filter(({ food }) => !isOwn(food))
  const removed = dish.parts.filter(
    ({ food, isDefaultFilling }) =>
      food.group !== 'tempero' &&
      !(isDefaultFilling && added.length > 0) &&
      !parts.some((part) => sameFood(part.food, food)),
  )
  const times = gramsLike(dish, parts) / dish.servedGrams
  const isPlainElsewhere = dish.plain !== undefined && added.length === 0 && removed.length === 0
  const count = countOf(dish, parts, times)
  const usualCount = countOf(dish, dish.parts, 1)
  const meatTimes = meatTimesOf(dish, parts, times)
  const { isFree, named } = takeFreed(
    dish.parts,
    added.map(({ food }) => food),
  )
  return nameVaried(isFree ? { ...dish, name: `${dish.name} sem lactose` } : dish, {
    ...(count !== undefined && (count !== usualCount || isPlainElsewhere) && { count }),
    ...(meatTimes > 1 && { meatTimes }),
    added: named,
    removed: removed.map(({ food }) => food),
  })
}

/**
 * Returns the number of counted parts (such as 3 eggs) in one dish, when the parts make `times` dishes; `undefined` if
 * it is not a multiple of one half.
 */
function countOf({ counted }: Dish, parts: readonly DishPart[], times: number): number | undefined {
  const part = parts.find(({ food }) => food.id === counted?.foodId)
  if (!counted || !part) return undefined
  const count = part.grams / counted.grams / times
  const inHalves = Math.round(count * 2) / 2
  return inHalves > 0 && Math.abs(count - inHalves) < 0.05 ? inHalves : undefined
}

/**
 * Returns the amount of meat in a sandwich as a multiple of the authored amount: 2 for a double. Returns 1 for other
 * dishes.
 */
function meatTimesOf(dish: Dish, parts: readonly DishPart[], times: number): number {
  if (dish.group !== 'sanduiche') return 1
  const doubled = doubledGroups(dish)
  const meat = dish.parts.find(({ food }) => food.group !== 'queijo' && doubled.has(food.group))
  const own = parts.find(({ food }) => food.id === meat?.food.id)
  return meat && own ? Math.round(own.grams / meat.grams / times) : 1
}
