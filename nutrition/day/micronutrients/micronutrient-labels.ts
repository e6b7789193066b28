import type { Micronutrient } from './micronutrient.ts'

interface MicronutrientLabel {
  readonly name: string
  readonly unit: 'mg' | 'µg' | 'g'
  /** Decimals of a displayed amount. */
  readonly decimals: 0 | 1
}

/** Portuguese names and units. Vitamin A is in retinol activity equivalents, folate in dietary folate equivalents. */
export const micronutrientLabels: Readonly<Record<Micronutrient, MicronutrientLabel>> = {
  sodium: { name: 'Sódio', unit: 'mg', decimals: 0 },
  calcium: { name: 'Cálcio', unit: 'mg', decimals: 0 },
  iron: { name: 'Ferro', unit: 'mg', decimals: 1 },
  potassium: { name: 'Potássio', unit: 'mg', decimals: 0 },
  magnesium: { name: 'Magnésio', unit: 'mg', decimals: 0 },
  zinc: { name: 'Zinco', unit: 'mg', decimals: 1 },
  vitamin_c: { name: 'Vitamina C', unit: 'mg', decimals: 0 },
  vitamin_a: { name: 'Vitamina A', unit: 'µg', decimals: 0 },
  vitamin_b12: { name: 'Vitamina B12', unit: 'µg', decimals: 1 },
  folate: { name: 'Folato', unit: 'µg', decimals: 0 },
  vitamin_d: { name: 'Vitamina D', unit: 'µg', decimals: 1 },
  saturated: { name: 'Gordura saturada', unit: 'g', decimals: 1 },
  cholesterol: { name: 'Colesterol', unit: 'mg', decimals: 0 },
  sugar_total: { name: 'Açúcares totais', unit: 'g', decimals: 1 },
  sugar_added: { name: 'Açúcares adicionados', unit: 'g', decimals: 1 },
}
