import { nutritionRules } from '../../safety/nutrition-rules.ts'

export interface RecognizedItem {
  readonly kcal: number
  /** 0 to 1, how sure it is which food this is. */
  readonly identityConfidence: number
  /** 0 to 1, how sure the amount is. */
  readonly portionConfidence: number
}

/** Mean of identity × portion confidence, weighed by energy; a plate without energy counts its items equally. 0 if empty. */
export function scanConfidence(items: readonly RecognizedItem[]): number {
  const kcal = items.reduce((total, item) => total + item.kcal, 0)
  const weights = items.map((item) => (kcal > 0 ? item.kcal / kcal : 1 / items.length))
  const mean = items.reduce(
    (total, item, index) => total + item.identityConfidence * item.portionConfidence * weights[index]!,
    0,
  )
  return Math.max(0, Math.min(1, mean))
}

export type ConfidenceLabel = 'alta' | 'media' | 'baixa'

export const confidenceWords: Readonly<Record<ConfidenceLabel, string>> = {
  alta: 'alta',
  media: 'média',
  baixa: 'baixa',
}

export function confidenceLabelOf(confidence: number): ConfidenceLabel {
  const { high, medium } = nutritionRules.confidence
  if (confidence >= high) return 'alta'
  return confidence >= medium ? 'media' : 'baixa'
}
