/**
 * Rows of the Brazilian nutrition label in the label's order (RDC ANVISA 429/2020, IN ANVISA 75/2020), followed by
 * polyols, which occur in sweetened products and have less energy than other carbohydrates.
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

/**
 * Printed amount: a number, less than a number ("<0,5"), or `null` if the label does not say. Unknown is never zero.
 */
export type LabelAmount = number | { readonly below: number } | null

export type LabelValues = Readonly<Record<LabelNutrient, LabelAmount>>

/** Rows that a food needs to have energy and macronutrients. */
export const requiredNutrients = ['energy_kcal', 'carbs_g', 'protein_g', 'fat_g'] as const
export type RequiredNutrient = (typeof requiredNutrients)[number]

/** Values of a food's label. Energy and macronutrients are stated; the others may be unknown. */
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
 * Returns the number to use in sums: half of n for an amount "less than n" (the usual midpoint), `null` for an unknown
 * amount.
 */
export function numberOf(amount: NonNullable<LabelAmount>): number
export function numberOf(amount: LabelAmount): number | null
export function numberOf(amount: LabelAmount): number | null {
  return amount !== null && typeof amount === 'object' ? amount.below / 2 : amount
}

/** Returns the largest amount that a printed amount can stand for; `null` for an unknown amount. */
export function mostOf(amount: LabelAmount): number | null {
  return amount !== null && typeof amount === 'object' ? amount.below : amount
}
