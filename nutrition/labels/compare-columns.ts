import {
  type LabelNutrient,
  labelNutrients,
  labelRows,
  type LabelValues,
  mostOf,
} from '../foods/own/label-nutrients.ts'

/**
 * Rounding step of a printed value (IN ANVISA 75/2020, and RDC 360/2003 before it): whole kcal and mg, tenths of
 * a gram up to 5 g. From 5 g older labels print whole grams.
 */
function stepOf(nutrient: LabelNutrient, value: number): number {
  return labelRows[nutrient].unit === 'g' && value < 5 ? 0.1 : 1
}

/** Amounts per portion that a label may print as zero (RDC 360/2003), by unit. */
const insignificant = { kcal: 4, g: 0.5, mg: 5 } as const

/** Largest relative difference between the columns besides rounding: labels round an amount before they scale it. */
const largestError = 0.02

/**
 * Whether the value per 100 and the value of a portion agree, within the rounding of both and the amounts that may be
 * printed as zero.
 */
export function columnsAgree(
  nutrient: LabelNutrient,
  of100: number,
  ofPortion: number,
  portion: number,
): boolean {
  const scaled = (of100 * portion) / 100
  const rounding = (stepOf(nutrient, of100) * portion) / 200 + stepOf(nutrient, ofPortion) / 2
  const isZero = ofPortion === 0 || of100 === 0
  const zero = isZero ? insignificant[labelRows[nutrient].unit] * Math.max(1, portion / 100) : 0
  return Math.abs(scaled - ofPortion) <= Math.max(rounding + scaled * largestError, zero) + 1e-9
}

/** Returns the nutrients whose values differ between the two columns of a label. Unknown values are not compared. */
export function differingNutrients(
  of100: LabelValues,
  ofPortion: LabelValues,
  portion: number,
): LabelNutrient[] {
  return labelNutrients.filter((nutrient) => {
    const [one, other] = [of100[nutrient], ofPortion[nutrient]]
    // A value such as "<0,5" is not compared, because it stands for any smaller amount.
    if (one === null || other === null || typeof one === 'object' || typeof other === 'object') return false
    return !columnsAgree(nutrient, mostOf(one) ?? 0, mostOf(other) ?? 0, portion)
  })
}
