import type { Food, FoodGroup, Measure } from '../../foods/food.ts'

const meats: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['carne', 'frango', 'peixe'])
/** Part of the usual portion that a single piece of meat on a plate weighs at least (own estimate). */
const singlePiece = 0.8

/**
 * Returns what `um pedaço de carne` means, the meat of a meal. IBGE weighed pieces of which several are eaten, as in a
 * stew; they count as they are in `3 pedaços`. Returns `undefined` if the row's own piece is as large or another food is meant.
 */
export function pieceOfMeat(food: Food, row: Measure | undefined): Measure | undefined {
  const isMeat = meats.has(food.group) || food.name.startsWith('Linguiça')
  const grams = Math.round(singlePiece * food.defaultGrams)
  if (!isMeat || (row?.grams ?? 0) >= grams) return undefined
  return { name: 'porção', grams, quality: 'proxy', source: '' }
}
