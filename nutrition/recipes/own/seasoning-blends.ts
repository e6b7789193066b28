import type { AllergenTag } from '../../foods/food.ts'
import { normalizeText } from '../../foods/normalize-text.ts'

/** Seasonings and flavourings whose ingredients vary by maker, so that labels of them name allergens. */
const blends =
  /^(?:temperos?(?! verde\b)|curry|lemon pepper|chimichurri|zaatar|pimenta siria|essencia(?! de baunilha\b))\b/u

/** Allergens that a blend may contain: those that labels must name (RDC 727/2022), and lactose. */
export const allergensOfBlends: readonly AllergenTag[] = [
  'gluten',
  'leite',
  'lactose',
  'ovo',
  'soja',
  'amendoim',
  'castanhas',
  'peixe',
  'crustaceos',
  'moluscos',
]

/** Returns whether a name is that of a seasoning or flavouring whose ingredients vary by maker. */
export function isBlend(name: string): boolean {
  return blends.test(normalizeText(name))
}
