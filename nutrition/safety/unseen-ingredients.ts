import type { AllergenTag, Food, FoodGroup } from '../foods/food.ts'
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

/** Allergens that a manufacturer must declare (RDC 727/2022), without those of a food's own kind. */
const foreignAllergens: readonly AllergenTag[] = ['leite', 'ovo', 'soja', 'amendoim', 'castanhas']

/**
 * Returns whether a food of a composite group has a single ingredient, such as flour in `farofa` or sugar in `doce`.
 */
function isSingle({ name, nova }: Food): boolean {
  return nova === 2 || /^farinha\b/i.test(name)
}

/**
 * Returns whether a bottled drink has almost no protein and no fat, such as soft drinks, wine and spirits. Warnings
 * about their traces would teach people to ignore all warnings. Powders and drinks with milk, nuts or soy do not count.
 */
function isClearDrink({ name, group, per100g: { proteinG, fatG } }: Food): boolean {
  return (
    group === 'bebida' && !/(?<!\p{L})pó(?!\p{L})/u.test(name) && (proteinG ?? 1) < 1 && (fatG ?? 1) < 0.5
  )
}

/**
 * Returns whether a food's ingredients cannot be verified, because it is processed, industrial or composite. With a
 * severe allergy it counts as "pode conter", on a plate and in a recipe. Rule: docs/safety-gates.md.
 */
export function hasUnseenIngredients(food: Food): boolean {
  const hasForeign = food.allergens.some((tag) => foreignAllergens.includes(tag))
  if (!hasForeign && food.source !== 'own' && isClearDrink(food)) return false
  if (mayBeNova(food.nova, 3) || food.preparation === 'industrializado') return true
  return composite.has(food.group) && !isSingle(food)
}
