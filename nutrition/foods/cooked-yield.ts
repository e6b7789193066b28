import type { Food } from './food.ts'

/**
 * Cooked weight divided by raw weight, by food group: usual yields of home cooking, rounded (own choice). Used only for
 * grams as served, never for nutrients.
 */
const cookedYield: Partial<Record<Food['group'], number>> = {
  arroz: 2.6,
  massa: 2.2,
  feijao: 2.4,
  carne: 0.7,
  frango: 0.72,
  peixe: 0.78,
  frutos_do_mar: 0.75,
  ovo: 0.95,
  legumes: 0.85,
  folhas: 0.6,
}

/** Returns cooked weight divided by listed weight; 1 for a food that is listed cooked. */
export function cookedYieldOf({ preparation, group }: Food): number {
  return preparation === 'cru' ? (cookedYield[group] ?? 1) : 1
}
