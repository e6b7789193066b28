import type { Food } from '../foods/food.ts'

/**
 * Added sugar in g per 100 g, or `null` where it is not known. TACO does not tell it; of an ultra-processed drink all
 * carbohydrate is taken for sugar.
 */
export function addedSugarG(food: Food): number | null {
  const { sugarAddedG, carbG } = food.per100g
  return sugarAddedG ?? (food.group === 'bebida' && food.nova === 4 ? carbG : null)
}
