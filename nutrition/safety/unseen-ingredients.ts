import type { Food, FoodGroup } from '../foods/food.ts'
import { mayBeNova } from '../foods/nova.ts'

/** Groups of composite foods, whose ingredients vary by recipe or manufacturer. */
const composite: ReadonlySet<FoodGroup> = new Set([
  'massa',
  'pao',
  'farofa',
  'molho',
  'sopa',
  'ensopado',
  'salgado',
  'sanduiche',
  'doce',
  'embutido',
])

/**
 * Returns whether a food of a composite group has a single ingredient, such as flour in `farofa` or sugar in `doce`.
 */
function isSingle({ name, nova }: Food): boolean {
  return nova === 2 || /^farinha\b/i.test(name)
}

/**
 * Returns whether a food's ingredients cannot be verified, because it is processed, industrial or composite. With a
 * severe allergy it counts as "pode conter", on a plate and in a recipe.
 */
export function hasUnseenIngredients(food: Food): boolean {
  if (mayBeNova(food.nova, 3) || food.preparation === 'industrializado') return true
  return composite.has(food.group) && !isSingle(food)
}
