import { amountUnit } from './measures/amount-unit.ts'
import type { Food } from './food.ts'

/** Nutrients for which packages show the magnifier symbol ("alto em"). */
export const frontWarnings = ['acucar_adicionado', 'gordura_saturada', 'sodio'] as const
export type FrontWarning = (typeof frontWarnings)[number]

/**
 * Amounts from which the front-of-pack warning "alto em" is required (inclusive), per 100 g and per 100 ml: g of added
 * sugar, g of saturated fat, mg of sodium. Source: RDC ANVISA 429/2020 and IN ANVISA 75/2020.
 */
const limits = {
  g: { acucar_adicionado: 15, gordura_saturada: 6, sodio: 600 },
  ml: { acucar_adicionado: 7.5, gordura_saturada: 3, sodio: 300 },
} as const

/** Tolerance for rounding errors of values per 100 g that were computed from a portion. */
const tolerance = 1e-9

/**
 * Returns the warnings that a food's values require on its package. Only food of NOVA group 4 and own foods from labels
 * outside groups 1 and 2 have any. An unknown value causes no warning, so an empty list does not mean that the food is
 * low in a nutrient.
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
