import type { FoodGroup } from '../../foods/food.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { isFiller, type PlateItem } from './plate-facts.ts'

const ofMainMeals: ReadonlySet<FoodGroup> = new Set([
  'arroz',
  'massa',
  'feijao',
  'legumes',
  'folhas',
  'sopa',
  'ensopado',
])
const ofSmallMeals: ReadonlySet<FoodGroup> = new Set(['pao', 'cereal', 'sanduiche', 'salgado'])
const ofFilledMeals: ReadonlySet<FoodGroup> = new Set(['massa', 'sanduiche', 'carne', 'frango', 'peixe'])
const pizza = /^(?:pizza|calzone)\b/
const meats: ReadonlySet<FoodGroup> = new Set(['carne', 'frango', 'peixe', 'frutos_do_mar'])

/** Meal types as which plates are scored: each stands for the main meals, or for breakfast and snacks. */
export type ScoredAs = Extract<MealType, 'almoco' | 'lanche_tarde'>

/**
 * Returns whether a plate is scored as a main meal or as a small one, by its food and not by the name of its meal, so
 * that the same food has the same points. A main meal has at least as much energy from rice, pasta, beans, vegetables,
 * soups and stews as from bread, cereals and snacks, or is meat without these (choice). Fillers count only on a plate
 * without other food.
 */
export function scoredAs(items: readonly PlateItem[]): ScoredAs {
  const counted = items.filter(({ food }) => !isFiller(food, 'lanche_tarde'))
  const mainKcal = kcalOf(counted, ofMainMeals)
  const smallKcal = kcalOf(counted, ofSmallMeals)
  if (mainKcal + smallKcal > 0) return mainKcal >= smallKcal ? 'almoco' : 'lanche_tarde'
  // Beside other food a filler tells nothing: it could turn the plate into one with more points.
  const isMeal = counted.length > 0 ? kcalOf(counted, meats) > 0 : items.some(isFilledMeal)
  return isMeal ? 'almoco' : 'lanche_tarde'
}

function isFilledMeal({ food }: PlateItem): boolean {
  return ofFilledMeals.has(food.group) || pizza.test(normalizeText(food.name))
}

function kcalOf(items: readonly PlateItem[], groups: ReadonlySet<FoodGroup>): number {
  return items
    .filter(({ food }) => groups.has(food.group))
    .reduce((sum, { food, grams }) => sum + food.per100g.kcal * grams, 0)
}
