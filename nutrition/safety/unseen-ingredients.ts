import type { Food, FoodGroup } from '../foods/food.ts'

/** Dishes whose ingredients vary from kitchen to kitchen, and what factories make out of several things. */
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

/** One thing and nothing else, whatever its group: flour is no farofa, and sugar no sweet. */
function isSingle({ name, nova }: Food): boolean {
  return nova === 2 || /^farinha\b/i.test(name)
}

/**
 * Returns true for a food with unverifiable ingredients: with a severe allergy it counts as "pode conter", on a plate as in
 * a recipe.
 */
export function hasUnseenIngredients(food: Food): boolean {
  if (food.nova >= 3 || food.preparation === 'industrializado') return true
  return composite.has(food.group) && !isSingle(food)
}
