import { hundredth } from '../../figures/rounding.ts'
import type { Food, FoodId } from '../food.ts'
import { findFood } from '../food-table.ts'
import { foodOfOwn, type OwnFood } from '../own/own-food.ts'
import { composeFood } from './compose.ts'
import type { Dish, DishPart } from './dish.ts'
import { composedDishes, findDish } from './dish-table.ts'
import { resizedMeasures, sameFood, spokenList } from './vary-dish.ts'

/** Food in an amount. An own food is stored with its values, which later edits of it do not change. */
export interface LoggedPart {
  readonly foodId: FoodId
  readonly grams: number
  readonly own?: OwnFood
}

/** Food of a meal with its amount; a dish may state its parts, in grams inside that amount. */
export interface LoggedFood extends LoggedPart {
  readonly parts?: readonly LoggedPart[]
}

const dishFoods: ReadonlyMap<FoodId, Food> = new Map(composedDishes.map(({ food }) => [food.id, food]))

/** Returns the row of the table or the dish in its usual form; `undefined` for an unknown id. */
export function findAnyFood(id: FoodId): Food | undefined {
  return findFood(id) ?? dishFoods.get(id)
}

/** Returns the food of a logged item, a dish with the parts that the item states; `undefined` for an unknown id. */
export function foodOf({ foodId, grams, own, parts }: LoggedFood): Food | undefined {
  if (own) return foodOfOwn(own)
  const dish = parts && findDish(foodId)
  if (!dish) return findAnyFood(foodId)
  const known = knownParts(parts)
  if (known.length === 0) return dishFoods.get(foodId)
  const servedGrams = (grams * dish.servedGrams) / gramsLike(dish, known)
  return {
    ...composeFood(dish, known, grams),
    name: nameOfParts(dish, known),
    ...resizedMeasures(dish, hundredth(servedGrams)),
  }
}

/** Returns the parts whose foods are known. */
export function knownParts(parts: LoggedFood['parts'] = []): DishPart[] {
  return parts.flatMap(({ foodId, grams, own }) => {
    const food = own ? foodOfOwn(own) : findFood(foodId)
    return food && grams > 0 ? [{ food, grams }] : []
  })
}

/**
 * Returns the grams of the authored dish that contain as much of its parts as these do: the median over its own parts,
 * so that one changed part (`com pouco óleo`) does not count.
 */
function gramsLike(dish: Dish, parts: readonly DishPart[]): number {
  const ratios = dish.parts.flatMap(({ food, grams, isDefaultFilling }) => {
    const own = parts.find((part) => part.food.id === food.id)
    return own && !isDefaultFilling && dish.counted?.foodId !== food.id ? [own.grams / grams] : []
  })
  const sorted = ratios.toSorted((one, other) => one - other)
  return dish.servedGrams * (sorted[Math.floor(sorted.length / 2)] ?? 1)
}

/** Names a dish by what was added to it and left out: `Omelete com queijo muçarela`, `X-salada sem maionese`. */
function nameOfParts(dish: Dish, parts: readonly DishPart[]): string {
  const added = parts.filter(({ food }) => !dish.parts.some((part) => sameFood(part.food, food)))
  const removed = dish.parts.filter(
    ({ food, isDefaultFilling }) =>
      food.group !== 'tempero' &&
      !(isDefaultFilling && added.length > 0) &&
      !parts.some((part) => sameFood(part.food, food)),
  )
  return [
    dish.name,
    added.length > 0 && `com ${spokenList(added.map(({ food }) => food))}`,
    removed.length > 0 && `sem ${spokenList(removed.map(({ food }) => food))}`,
  ]
    .filter(Boolean)
    .join(' ')
}
