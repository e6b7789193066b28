import type { Food } from '../foods/food.ts'
import { normalizeText } from '../foods/normalize-text.ts'

const juice = /\b(sucos?|nectar|refrescos?|limonada|agua de coco|caldo de cana|garapa|cajuina)\b/

/** True for a drink pressed from fruit or cane: its sugar is free sugar (WHO, Guideline: sugars intake, 2015). */
function isJuice(food: Food): boolean {
  return food.group === 'bebida' && juice.test(normalizeText(food.name))
}

/**
 * Free sugar in g per 100 g, or `null` where it is not known. TACO does not tell it; of a juice and of an
 * ultra-processed drink all carbohydrate is taken for it.
 */
export function addedSugarG(food: Food): number | null {
  const { sugarAddedG, carbG } = food.per100g
  if (isJuice(food)) return carbG
  return sugarAddedG ?? (food.group === 'bebida' && food.nova === 4 ? carbG : null)
}
