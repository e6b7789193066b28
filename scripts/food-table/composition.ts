import type { Nutrition } from '#nutrition/shared/figures/nutrition.ts'
import { field } from './read-csv.ts'

/**
 * Returns the printed composition of a row of IBGE or USDA, per 100 g. Blank fiber, saturated fat, sodium and added
 * sugar are unknown (`null`); the other columns must not be blank, because a blank would become 0.
 */
export function printedComposition(row: Record<string, string>): Nutrition {
  const read = (name: string) => (field(row, name) === '' ? null : Number(field(row, name)))
  return {
    kcal: Number(field(row, 'kcal')),
    proteinG: Number(field(row, 'protein_g')),
    carbG: Number(field(row, 'carb_g')),
    fatG: Number(field(row, 'fat_g')),
    fiberG: read('fiber_g'),
    saturatedG: read('saturated_g'),
    sodiumMg: read('sodium_mg'),
    // USDA does not state added sugar.
    sugarAddedG: 'sugar_added_g' in row ? read('sugar_added_g') : null,
  }
}
