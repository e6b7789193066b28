import type { LabelNutrient } from '../../foods/own/label-nutrients.ts'

type Amounts = Readonly<Partial<Record<LabelNutrient, number | string | null>>>

/**
 * A label's text as people paste it, with the expected reading. Nutrients that are not listed are unknown; `<0.5` means
 * less than 0.5.
 */
export interface GoldenLabel {
  readonly what: string
  readonly text: string
  readonly portion?: number
  readonly unit?: 'g' | 'ml'
  readonly measure?: readonly [quantity: number, name: string]
  readonly packagePortions?: number
  readonly of100?: Amounts
  readonly ofPortion?: Amounts
  readonly contains?: string
  readonly mayContain?: string
  readonly freeOf?: string
  readonly notUnderstood?: readonly string[]
}
