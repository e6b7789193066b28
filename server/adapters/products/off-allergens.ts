import {
  type DeclarableAllergen,
  type DeclaredAllergens,
  declarableAllergens,
} from '#nutrition/foods/own/declared-allergens.ts'
import type { OffProduct } from './off-document.ts'

/** Allergens by their tags in Open Food Facts (taxonomy `allergens`). */
const allergensByTag: Readonly<Record<string, DeclarableAllergen>> = {
  'en:gluten': 'gluten',
  'en:milk': 'leite',
  'en:lactose': 'lactose',
  'en:eggs': 'ovo',
  'en:soybeans': 'soja',
  'en:peanuts': 'amendoim',
  'en:nuts': 'castanhas',
  'en:fish': 'peixe',
  'en:crustaceans': 'crustaceos',
  'en:molluscs': 'moluscos',
}

/**
 * Returns the stated allergens, which are never complete: volunteers type them, and a missing tag means that nobody
 * entered it. Claims such as "zero lactose" are ignored.
 */
export function readAllergens(
  { allergens_tags, traces_tags }: Pick<OffProduct, 'allergens_tags' | 'traces_tags'>,
  hasAlcohol: boolean,
): DeclaredAllergens {
  const stated = (tags: readonly string[]) =>
    new Set(tags.flatMap((tag) => allergensByTag[tag.trim().toLowerCase()] ?? []))
  const contained = stated(allergens_tags)
  if (hasAlcohol) contained.add('alcool')
  const traces = stated(traces_tags)
  return {
    contains: declarableAllergens.filter((tag) => contained.has(tag)),
    mayContain: declarableAllergens.filter((tag) => traces.has(tag) && !contained.has(tag)),
    freeOf: [],
    isComplete: false,
  }
}
