import type { Food } from '../foods/food.ts'
import { normalizeText } from '../foods/normalize-text.ts'

const juice = /\b(sucos?|nectar|refrescos?|limonada|agua de coco|caldo de cana|garapa|cajuina)\b/

/** Returns true for fruit and cane juices, whose sugar is free sugar (WHO, Guideline: sugars intake, 2015). */
function isJuice(food: Food): boolean {
  return food.group === 'bebida' && juice.test(normalizeText(food.name))
}

/**
 * Returns free sugar, g per 100 g; `null` if unknown. TACO has no such value, so all carbohydrate of a juice, and of an
 * ultra-processed drink without a value, counts as free sugar.
 */
export function addedSugarG(food: Food): number | null {
  const { sugarAddedG, carbG } = food.per100g
  if (isJuice(food)) return carbG
  return sugarAddedG ?? (food.group === 'bebida' && food.nova === 4 ? carbG : null)
}

/**
 * Returns free sugar, g per 100 g, for summing over foods; `null` if unknown. All carbohydrate of the table's sugar,
 * honey and sweets counts, because TACO has no value for them (upper bound). The label of an own food may not state it.
 */
export function countedSugarG(food: Food): number | null {
  const isSweet = food.group === 'doce' && food.source !== 'own'
  return addedSugarG(food) ?? (isSweet ? food.per100g.carbG : null)
}
