import type { Food } from '../food.ts'
import { isVersionOf } from '../lactose-free.ts'
import type { Dish } from './dish.ts'

/**
 * Returns whether the added foods replace all foods with lactose of a dish by the same without it, and the other added
 * foods, which the name of the dish lists: `Mingau de aveia sem lactose com canela`.
 */
export function takeFreed(parts: Dish['parts'], added: readonly Food[]) {
  const usual = parts.filter(({ isDefaultFilling }) => !isDefaultFilling)
  const freed = added.filter((one) => usual.some(({ food }) => isVersionOf(one, food)))
  const isFree =
    freed.length > 0 &&
    parts.every(
      ({ food }) => !food.allergens.includes('lactose') || freed.some((one) => isVersionOf(one, food)),
    )
  return { isFree, named: isFree ? added.filter((one) => !freed.includes(one)) : added }
}
