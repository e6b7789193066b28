/**
 * Rows of the Brazilian nutrition label in the order of the label (RDC ANVISA 429/2020, IN ANVISA 75/2020), then
 * polyols, which sweetened products add and which give less energy than other carbohydrates.
 */
export const labelNutrients = [
  'energy_kcal',
  'carbs_g',
  'sugars_g',
  'added_sugars_g',
  'protein_g',
  'fat_g',
  'saturated_fat_g',
  'trans_fat_g',
  'fiber_g',
  'sodium_mg',
  'polyols_g',
] as const
export type LabelNutrient = (typeof labelNutrients)[number]

/** Printed amount: a number, less than a number ("<0,5"), or `null` where the label does not say. Unknown is never zero. */
export type LabelAmount = number | { readonly below: number } | null

export type LabelValues = Readonly<Record<LabelNutrient, LabelAmount>>

/** Rows without which a food has no energy or macronutrients. */
export const requiredNutrients = ['energy_kcal', 'carbs_g', 'protein_g', 'fat_g'] as const
export type RequiredNutrient = (typeof requiredNutrients)[number]

/** Values of a food's label: energy and macronutrients are stated, the others may be unknown. */
export type FoodLabelValues = LabelValues & Readonly<Record<RequiredNutrient, NonNullable<LabelAmount>>>

interface LabelRow {
  readonly name: string
  readonly unit: 'kcal' | 'g' | 'mg'
}

export const labelRows: Readonly<Record<LabelNutrient, LabelRow>> = {
  energy_kcal: { name: 'Valor energético', unit: 'kcal' },
  carbs_g: { name: 'Carboidratos', unit: 'g' },
  sugars_g: { name: 'Açúcares totais', unit: 'g' },
  added_sugars_g: { name: 'Açúcares adicionados', unit: 'g' },
  protein_g: { name: 'Proteínas', unit: 'g' },
  fat_g: { name: 'Gorduras totais', unit: 'g' },
  saturated_fat_g: { name: 'Gorduras saturadas', unit: 'g' },
  trans_fat_g: { name: 'Gorduras trans', unit: 'g' },
  fiber_g: { name: 'Fibras alimentares', unit: 'g' },
  sodium_mg: { name: 'Sódio', unit: 'mg' },
  polyols_g: { name: 'Polióis', unit: 'g' },
}

export const noLabelValues: LabelValues = {
  energy_kcal: null,
  carbs_g: null,
  sugars_g: null,
  added_sugars_g: null,
  protein_g: null,
  fat_g: null,
  saturated_fat_g: null,
  trans_fat_g: null,
  fiber_g: null,
  sodium_mg: null,
  polyols_g: null,
}

/**
 * Returns the number that sums use: of an amount "less than n" half of n, the usual midpoint; `null` for an unknown
 * amount.
 */
export function numberOf(amount: NonNullable<LabelAmount>): number
export function numberOf(amount: LabelAmount): number | null
export function numberOf(amount: LabelAmount): number | null {
  return amount !== null && typeof amount === 'object' ? amount.below / 2 : amount
}

/** Returns the largest amount that a printed one allows; `null` for an unknown amount. */
export function mostOf(amount: LabelAmount): number | null {
  return amount !== null && typeof amount === 'object' ? amount.below : amount
}
