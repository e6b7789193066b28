import { hundredth } from '../../shared/figures/rounding.ts'
import { compositionOf } from '../composition.ts'
import type { Food } from '../food.ts'
import type { Dish, DishPart } from './dish.ts'

/**
 * Returns the grams as served of a dish with these parts: the authored dish's grams, plus the parts added, minus the
 * parts left out, at least 1 g. Cooking is assumed to add or remove as much water as in the authored dish.
 */
export function servedGramsOf(dish: Dish, parts: readonly DishPart[]): number {
  return hundredth(Math.max(1, dish.servedGrams + sumOf(parts) - sumOf(dish.parts)))
}

/**
 * Returns a dish as a food: composition per 100 g as served, allergens and NOVA group from its parts. A nutrient that
 * is unknown for a part is unknown for the dish. Throws `RangeError` if the parts weigh nothing.
 * @param servedGrams weight of all parts together as served, g
 */
export function composeFood(
  dish: Dish,
  parts: readonly DishPart[] = dish.parts,
  servedGrams = servedGramsOf(dish, parts),
): Food {
  if (sumOf(parts) <= 0) throw new RangeError(`${dish.name} has no parts`)
  const { id, name, synonyms, group, popularity, measures, defaultGrams } = dish
  return {
    id,
    name,
    sourceName: parts.map(({ food }) => food.name).join(', '),
    source: 'dish',
    synonyms,
    group,
    popularity,
    measures,
    defaultGrams,
    preparation: 'nao_se_aplica',
    ...compositionOf(parts, servedGrams),
  }
}

function sumOf(parts: readonly DishPart[]): number {
  return parts.reduce((sum, { grams }) => sum + grams, 0)
}
