import { noNutrition } from '../shared/figures/nutrition.ts'
import type { AllergenTag, Food, FoodId } from './food.ts'

const idPrefix = 'words:'

/**
 * Returns a food that the tables lack, with the allergens that its name states, to check it for allergy warnings. It has
 * no numbers and is never counted.
 */
export function unlistedFood(name: string, allergens: readonly AllergenTag[]): Food {
  const id: FoodId = `${idPrefix}${name}`
  return {
    id,
    name: `“${name}”`,
    sourceName: name,
    source: 'dish',
    group: 'ensopado',
    preparation: 'nao_se_aplica',
    per100g: noNutrition,
    allergens,
    nova: null,
    synonyms: [],
    measures: [],
    defaultGrams: 0,
    popularity: 0,
  }
}

/** Returns whether a food is known only by its name, which suggests what it contains but does not state it. */
export function isUnlisted({ id }: Pick<Food, 'id'>): boolean {
  return id.startsWith(idPrefix)
}
