import type { DeclaredAllergens } from '../foods/own/declared-allergens.ts'
import {
  type LabelAmount,
  type LabelNutrient,
  labelNutrients,
  labelRows,
  type LabelValues,
  noLabelValues,
} from '../foods/own/label-nutrients.ts'
import type { LabelBasis } from '../foods/own/own-food.ts'
import { amountCells, type LabelCell } from './label-cells.ts'
import { columnsOf } from './label-columns.ts'
import { type LabelTableRows, readRows } from './label-rows.ts'
import { latexStatementsIn, readDeclarations } from './read-declarations.ts'
import { type HouseholdMeasure, readPackagePortions, readPortion } from './read-portion.ts'

/** Contents of a label's text. Nothing is estimated: what was not found is `null`. Only the unit defaults to grams. */
export interface LabelReading {
  /** Grams or millilitres of a portion. */
  readonly portion: number | null
  readonly unit: 'g' | 'ml'
  readonly measure: HouseholdMeasure | null
  readonly packagePortions: number | null
  /** Values per 100 g or ml and per portion; `null` for a column that the label lacks. */
  readonly columns: Readonly<Record<LabelBasis, LabelValues | null>>
  readonly allergens: DeclaredAllergens
  /** Lines of the nutrition table that were not understood, and statements about latex, both word for word. */
  readonly notUnderstood: readonly string[]
}

/** Reads the text of a Brazilian nutrition label, pasted as a whole. Deterministic. */
export function readLabel(text: string): LabelReading {
  const { rows, head, notUnderstood } = readRows(text)
  const portion = readPortion(text)
  const amount = portion?.amount ?? null
  const layout = columnsOf(rows, head, amount)
  return {
    portion: amount,
    unit: portion?.unit ?? (/\b100\s?ml\b/.test(head) ? 'ml' : 'g'),
    measure: portion?.measure ?? null,
    packagePortions: readPackagePortions(text),
    columns: {
      100: valuesIn(rows, layout.indexOf('100')),
      portion: valuesIn(rows, layout.indexOf('portion')),
    },
    allergens: readDeclarations(text),
    notUnderstood: [...notUnderstood, ...latexStatementsIn(text)],
  }
}

/** Returns the values of the amount column at index `place`; `null` if no row has a cell there. */
function valuesIn(rows: LabelTableRows, place: number): LabelValues | null {
  const found = labelNutrients.flatMap((nutrient) => {
    const cell = amountCells(rows.get(nutrient) ?? [])[place]
    return cell ? [[nutrient, inUnit(cell, nutrient)] as const] : []
  })
  return found.length === 0 ? null : { ...noLabelValues, ...Object.fromEntries(found) }
}

const milligrams: Readonly<Record<string, number>> = { g: 1000, mg: 1, mcg: 0.001, ug: 0.001, µg: 0.001 }

/** Converts an amount printed in another unit of mass: `0,5 g` of sodium is 500 mg. */
function inUnit({ amount, unit }: LabelCell, nutrient: LabelNutrient): LabelAmount {
  const factor = (milligrams[unit ?? ''] ?? 1) / (milligrams[labelRows[nutrient].unit] ?? 1)
  if (amount === null || unit === null || !(unit in milligrams) || factor === 1) return amount
  const scaled = (value: number) => Math.round(value * factor * 1e6) / 1e6
  return typeof amount === 'object' ? { below: scaled(amount.below) } : scaled(amount)
}
