import { knownFood } from '../../foods/food-table.ts'
import type { Food, FoodId } from '../../foods/food.ts'
import { normalizeText } from '../../foods/normalize-text.ts'

/**
 * Ambiguous names, each with the foods to offer, the most common in recipes first. Except for biscuits, these foods
 * differ by more than a fifth in energy or protein.
 */
const offered: Readonly<Record<string, readonly FoodId[]>> = {
  frango: ['taco:409', 'taco:402', 'taco:412', 'taco:397'],
  carne: ['taco:329', 'taco:327', 'taco:376', 'taco:369', 'taco:372'],
  'carne bovina': ['taco:329', 'taco:376', 'taco:369', 'taco:372'],
  'carne de boi': ['taco:329', 'taco:376', 'taco:369', 'taco:372'],
  peixe: ['usda:15261', 'taco:307', 'taco:302', 'taco:283'],
  'file de peixe': ['usda:15261', 'taco:307', 'taco:302', 'taco:283'],
  queijo: ['taco:463', 'taco:461', 'taco:467', 'taco:464'],
  linguica: ['taco:421', 'pof:8102204:2', 'taco:418'],
  chocolate: ['taco:498', 'taco:495', 'pof:6900801:99'],
  'queijo minas': ['taco:461', 'taco:462'],
  sardinha: ['taco:321', 'taco:319'],
  atum: ['taco:277', 'taco:278'],
  'creme de leite fresco': ['taco:447', 'pof:7903201:99'],
  biscoito: ['taco:8', 'pof:8002301:99'],
  bolacha: ['taco:8', 'pof:8002301:99'],
}

/**
 * Words elsewhere in the line that make an ambiguous name clear: `desfiado` makes chicken a breast, `lata` makes fish
 * canned.
 */
const settled: Readonly<Record<string, RegExp>> = {
  frango: /\b(?:desfiad[oa]s?|files?|iscas?|cubos?|cubinhos|tiras?)\b/u,
  carne: /\bmoid[oa]\b/u,
  sardinha: /\b(?:latas?|conserva|fresc[oa]s?)\b/u,
  atum: /\b(?:latas?|conserva|fresc[oa]s?)\b/u,
}

/** Returns the foods that a name may mean in this line (plain words); empty if the line makes the name clear. */
export function foodsOfAmbiguous(said: string, line: string): readonly Food[] {
  const name = normalizeText(said).replace(/s$/u, '')
  if (settled[name]?.test(line)) return []
  return (offered[name] ?? []).map(knownFood)
}
