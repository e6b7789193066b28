import { nutritionRules } from '../../safety/nutrition-rules.ts'

export interface RecognizedItem {
  readonly kcal: number
  /** Confidence in the identified food, 0 to 1. */
  readonly identityConfidence: number
  /** Confidence in the amount, 0 to 1. */
  readonly portionConfidence: number
}

/**
 * Returns the mean of identity × portion confidence, 0 to 1, weighted by each item's energy. If no item has energy, all
 * items weigh the same. Returns 0 for an empty list.
 */
export function scanConfidence(items: readonly RecognizedItem[]): number {
  const kcal = items.reduce((total, item) => total + item.kcal, 0)
  const weightOf = (item: RecognizedItem) => (kcal > 0 ? item.kcal / kcal : 1 / items.length)
  const mean = items.reduce(
    (total, item) => total + item.identityConfidence * item.portionConfidence * weightOf(item),
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

/** Returns the label of a confidence from 0 to 1. */
export function confidenceLabelOf(confidence: number): ConfidenceLabel {
  const { high, medium } = nutritionRules.confidence
  if (confidence >= high) return 'alta'
  return confidence >= medium ? 'media' : 'baixa'
}
