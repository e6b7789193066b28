import type { LabelNutrient } from '../../foods/own/label-nutrients.ts'

type Amounts = Readonly<Partial<Record<LabelNutrient, number | string | null>>>

/** Text of a label as people paste it, and what it says. Unnamed nutrients are unknown; `<0.5` is less than 0.5. */
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
