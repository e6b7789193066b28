import type { AllergenTag } from '../../foods/food.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import { mandatoryAllergens } from '../../foods/own/declared-allergens.ts'

/** Seasonings and flavourings whose ingredients vary by maker, and so their allergens. */
const blends =
  /^(?:temperos?(?! verde\b)|curry|lemon pepper|chimichurri|zaatar|pimenta siria|essencia(?! de baunilha\b))\b/u

/** Allergens that a blend may contain: the ones that labels must name, and molluscs. */
export const allergensOfBlends: readonly AllergenTag[] = [...mandatoryAllergens, 'moluscos']

/** Returns whether the name is a seasoning or flavouring whose ingredients vary by maker. */
export function isBlend(name: string): boolean {
  return blends.test(normalizeText(name))
}
