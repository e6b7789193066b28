import {
  type FoodLabelValues,
  type LabelAmount,
  type LabelNutrient,
  labelNutrients,
  labelRows,
  type LabelValues,
  mostOf,
  type RequiredNutrient,
  requiredNutrients,
} from '../foods/own/label-nutrients.ts'
import type { LabelBasis } from '../foods/own/own-food.ts'
import { differingNutrients } from './compare-columns.ts'
import { type EnergyDoubt, energyDoubt } from './energy-check.ts'

/** Codes of the reasons why a label value cannot be right. */
export const labelProblems = ['value_missing', 'value_too_high', 'part_over_whole', 'sum_over_whole'] as const
export type LabelProblem = (typeof labelProblems)[number]

export interface ValueProblem {
  readonly code: LabelProblem
  readonly nutrient: LabelNutrient
  /** The nutrient of which `nutrient` is a part. */
  readonly whole?: LabelNutrient
}

/** Unusual values of a label, which the person should confirm or correct. */
export interface LabelDoubts {
  readonly energy: EnergyDoubt | null
  /** Nutrients that the label's two columns state differently. */
  readonly columns: readonly LabelNutrient[]
}

/** Values of one or both columns of a label as the person typed them. */
export interface TypedLabel {
  readonly portion: number
  readonly basis: LabelBasis
  readonly values: LabelValues
  /** Values of the other column, if the person entered both. */
  readonly otherValues?: LabelValues | null
  readonly hasAlcohol: boolean
}

/** Maximum amounts per 100 g or ml, by unit: pure fat has 900 kcal, and salt has 39 g of sodium. */
const mostPer100 = { kcal: 900, g: 100, mg: 40_000 } as const

const wholes: readonly (readonly [part: LabelNutrient, whole: LabelNutrient])[] = [
  ['sugars_g', 'carbs_g'],
  ['added_sugars_g', 'sugars_g'],
  ['added_sugars_g', 'carbs_g'],
  ['polyols_g', 'carbs_g'],
  ['saturated_fat_g', 'fat_g'],
  ['trans_fat_g', 'fat_g'],
]
/**
 * Accepted excess of a part over its whole: `g` grams plus `share` of the whole, because labels round each value
 * separately.
 */
const rounding = { g: 0.6, share: 0.05 } as const
/** Maximum sum of carbohydrate, protein, fat and fibre in 100 g, g; the excess over 100 allows for rounding. */
const mostSumG = 105

/**
 * Returns the problems of a label's values, at most one per nutrient. The sum of the nutrients is checked only if there
 * is no other problem.
 */
export function labelProblemsOf({ portion, basis, values }: TypedLabel): ValueProblem[] {
  const found = [
    ...requiredNutrients.flatMap((nutrient) =>
      values[nutrient] === null ? [problem('value_missing', nutrient)] : [],
    ),
    ...labelNutrients.flatMap((nutrient) => {
      const most = (mostPer100[labelRows[nutrient].unit] * (basis === '100' ? 100 : portion)) / 100
      return (mostOf(values[nutrient]) ?? 0) > most * 1.001 ? [problem('value_too_high', nutrient)] : []
    }),
    ...wholes.flatMap(([nutrient, whole]) =>
      isOver(values[nutrient], values[whole]) ? [{ ...problem('part_over_whole', nutrient), whole }] : [],
    ),
  ]
  if (found.length === 0) return sumProblem(values, basis === '100' ? 100 : portion)
  return found.filter(({ nutrient }, at) => found.findIndex((one) => one.nutrient === nutrient) === at)
}

/** Returns whether all `requiredNutrients` (energy and macronutrients) are stated. */
export function isFoodLabel(values: LabelValues): values is FoodLabelValues {
  return requiredNutrients.every((nutrient: RequiredNutrient) => values[nutrient] !== null)
}

/** Returns what is unusual about a label that has no problems. */
export function labelDoubtsOf({ portion, basis, values, otherValues, hasAlcohol }: TypedLabel): LabelDoubts {
  const [of100, ofPortion] = basis === '100' ? [values, otherValues] : [otherValues, values]
  return {
    energy: isFoodLabel(values) ? energyDoubt(values, hasAlcohol) : null,
    columns: of100 && ofPortion ? differingNutrients(of100, ofPortion, portion) : [],
  }
}

function problem(code: LabelProblem, nutrient: LabelNutrient): ValueProblem {
  return { code, nutrient }
}

function isOver(part: LabelAmount, whole: LabelAmount): boolean {
  const [one, most] = [part, mostOf(whole)]
  if (typeof one !== 'number' || most === null) return false
  return one > most * (1 + rounding.share) + rounding.g
}

function sumProblem(values: LabelValues, amount: number): ValueProblem[] {
  const parts = ['carbs_g', 'protein_g', 'fat_g', 'fiber_g'] as const
  const numbers = parts.flatMap((nutrient) => {
    const value = values[nutrient]
    return typeof value === 'number' ? [value] : []
  })
  const sum = numbers.reduce((total, value) => total + value, 0)
  return sum > (mostSumG * amount) / 100 + rounding.g * parts.length
    ? [problem('sum_over_whole', 'carbs_g')]
    : []
}
