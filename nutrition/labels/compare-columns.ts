import {
  type LabelNutrient,
  labelNutrients,
  labelRows,
  type LabelValues,
  mostOf,
} from '../foods/own/label-nutrients.ts'

/**
 * Rounding step of a printed value (IN ANVISA 75/2020 and the older RDC 360/2003): 0.1 for grams under 5; 1 for kcal,
 * mg and grams from 5 on, which older labels print whole.
 */
function stepOf(nutrient: LabelNutrient, value: number): number {
  return labelRows[nutrient].unit === 'g' && value < 5 ? 0.1 : 1
}

/** Amounts per portion that a label may print as zero (RDC 360/2003), by unit. */
const insignificant = { kcal: 4, g: 0.5, mg: 5 } as const

/** Maximum relative difference between the columns beyond rounding: labels round an amount before scaling it. */
const largestError = 0.02

/**
 * Returns whether the value per 100 g or ml and the value per portion agree, given that both are rounded and that small
 * amounts may be printed as zero.
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
