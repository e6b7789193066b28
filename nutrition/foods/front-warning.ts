import { amountUnit } from './measures/amount-unit.ts'
import type { Food } from './food.ts'

/** Nutrients of the magnifier on the front of a package. */
export const frontWarnings = ['acucar_adicionado', 'gordura_saturada', 'sodio'] as const
export type FrontWarning = (typeof frontWarnings)[number]

/**
 * Limits, inclusive, of the front-of-pack warning "alto em" per 100 g and per 100 ml: g of added sugar, g of saturated
 * fat, mg of sodium. Source: RDC ANVISA 429/2020 and IN ANVISA 75/2020.
 */
const limits = {
  g: { acucar_adicionado: 15, gordura_saturada: 6, sodio: 600 },
  ml: { acucar_adicionado: 7.5, gordura_saturada: 3, sodio: 300 },
} as const

/** Tolerance for the rounding error of a value per 100 g that was computed from a portion. */
const tolerance = 1e-9

/**
 * Returns the warnings that the values of a food require on its package. Empty for NOVA groups 1 and 2, and for a food
 * of the table that is not of group 4. An unknown value causes no warning, so an empty list does not mean that the food
 * is low in a nutrient.
 */
export function frontWarningsOf(
  food: Pick<Food, 'source' | 'nova' | 'madeOf' | 'group' | 'name' | 'per100g' | 'labelUnit'>,
): FrontWarning[] {
  const isUnprocessed = food.nova === 1 || food.nova === 2
  const isLabel = food.source === 'own' && food.madeOf === undefined
  const isPackaged = food.nova === 4 || (isLabel && !isUnprocessed)
  if (!isPackaged) return []
  const { sugarAddedG, saturatedG, sodiumMg } = food.per100g
  const amounts = { acucar_adicionado: sugarAddedG, gordura_saturada: saturatedG, sodio: sodiumMg }
  const limit = limits[food.labelUnit ?? amountUnit(food)]
  return frontWarnings.filter((one) => (amounts[one] ?? 0) >= limit[one] - tolerance)
}
