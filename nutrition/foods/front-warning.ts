import { amountUnit } from './measures/amount-unit.ts'
import type { Food } from './food.ts'

/** Nutrients of the magnifier on the front of a package. */
export const frontWarnings = ['acucar_adicionado', 'gordura_saturada', 'sodio'] as const
export type FrontWarning = (typeof frontWarnings)[number]

/**
 * Limits of the front-of-pack warning "alto em" per 100 g and per 100 ml: g of added sugar, g of saturated fat, mg of
 * sodium. Source: RDC ANVISA 429/2020 and IN ANVISA 75/2020.
 */
const limits = {
  g: { acucar_adicionado: 15, gordura_saturada: 6, sodio: 600 },
  ml: { acucar_adicionado: 7.5, gordura_saturada: 3, sodio: 300 },
} as const

/** Rounding error of a value per 100 g that was computed from a portion. */
const tolerance = 1e-9

/**
 * Returns the warnings that the package of a food bears; empty for a food that is not sold ready in a package. A value
 * that is unknown causes no warning, so an empty list does not mean that a food is low in it.
 */
export function frontWarningsOf(
  food: Pick<Food, 'source' | 'nova' | 'group' | 'name' | 'per100g'>,
): FrontWarning[] {
  const isPackaged = food.source === 'own' || food.nova === 4
  if (!isPackaged) return []
  const { sugarAddedG, saturatedG, sodiumMg } = food.per100g
  const amounts = { acucar_adicionado: sugarAddedG, gordura_saturada: saturatedG, sodio: sodiumMg }
  const limit = limits[amountUnit(food)]
  return frontWarnings.filter((one) => (amounts[one] ?? 0) >= limit[one] - tolerance)
}
