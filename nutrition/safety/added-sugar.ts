import type { Food } from '../foods/food.ts'
import { normalizeText } from '../foods/normalize-text.ts'

const juice = /\b(sucos?|nectar|refrescos?|limonada|agua de coco|caldo de cana|garapa|cajuina)\b/

/**
 * Returns whether a food is a fruit or cane juice or coconut water. The sugar of juices is free sugar (WHO, Guideline:
 * sugars intake, 2015).
 */
function isJuice(food: Food): boolean {
  return food.group === 'bebida' && juice.test(normalizeText(food.name))
}

/**
 * Returns free sugar, g per 100 g; `null` if unknown. TACO states no free sugar, so all carbohydrate counts in a juice,
 * and in an ultra-processed drink without a value.
 */
export function addedSugarG(food: Food): number | null {
  const { sugarAddedG, carbG } = food.per100g
  if (isJuice(food)) return carbG
  return sugarAddedG ?? (food.group === 'bebida' && food.nova === 4 ? carbG : null)
}

/**
 * Returns free sugar for sums over foods, g per 100 g; `null` if unknown. In the table's sugar, honey and sweets all
 * carbohydrate counts, because TACO states no value (upper bound). Own foods are excepted: their label may not state
 * the value.
 */
export function countedSugarG(food: Food): number | null {
  const isSweet = food.group === 'doce' && food.source !== 'own'
  return addedSugarG(food) ?? (isSweet ? food.per100g.carbG : null)
}
