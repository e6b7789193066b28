import type { OwnFoodLabel, TypedLabel } from '#contract/day/own-foods.ts'
import { ownFoodLimits } from '#contract/day/own-food-limits.ts'
import { barcodeProblems } from '#contract/day/barcode.ts'
import { doubtTexts, problemText } from '#contract/day/label-copy.ts'
import { readBarcode } from '#nutrition/foods/barcodes/barcode.ts'
import { type FoodGroup, foodGroups, type NovaGroup } from '#nutrition/foods/food.ts'
import { type DeclaredAllergens, unknownAllergens } from '#nutrition/foods/own/declared-allergens.ts'
import {
  type LabelAmount,
  type LabelNutrient,
  labelNutrients,
  type LabelValues,
} from '#nutrition/foods/own/label-nutrients.ts'
import type { LabelBasis } from '#nutrition/foods/own/own-food.ts'
import { labelDoubtsOf, labelProblemsOf } from '#nutrition/labels/check-label.ts'
import { printLabelAmount, readLabelAmount } from '#nutrition/labels/label-cells.ts'
import type { LabelReading } from '#nutrition/labels/read-label.ts'
import { parseNumber } from '../../ui/format/parse-number.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { fieldErrors } from './copy.ts'

/** Column of the values by nutrient, as typed. */
export type TypedColumn = Readonly<Record<LabelNutrient, string>>

/** Label in a form, as typed: nothing is lost while it is incomplete. */
export interface LabelDraft {
  readonly name: string
  readonly unit: 'g' | 'ml'
  readonly portion: string
  readonly quantity: string
  readonly measure: string
  readonly packagePortions: string
  readonly columns: LabelBasis | 'both'
  readonly values: Readonly<Record<LabelBasis, TypedColumn>>
  readonly allergens: DeclaredAllergens
  readonly nova: NovaGroup | null
  readonly group: FoodGroup | null
  /** Digits of the barcode, as typed. */
  readonly ean: string
}

const emptyColumn = Object.fromEntries(labelNutrients.map((nutrient) => [nutrient, ''])) as TypedColumn

export function emptyDraft(name = '', code = ''): LabelDraft {
  return {
    name,
    unit: 'g',
    portion: '',
    quantity: '1',
    measure: 'porção',
    packagePortions: '',
    columns: 'portion',
    values: { '100': emptyColumn, portion: emptyColumn },
    allergens: unknownAllergens,
    nova: null,
    group: null,
    ean: code,
  }
}

/** Returns the form of a food that was created before. */
export function draftOf({ allergens, basis, ...label }: OwnFoodLabel): LabelDraft {
  return {
    name: label.name,
    unit: label.unit,
    portion: written(label.portion),
    quantity: written(label.measure.quantity),
    measure: label.measure.name,
    packagePortions: label.package_portions === null ? '' : written(label.package_portions),
    columns: basis,
    values: { '100': emptyColumn, portion: emptyColumn, [basis]: printedColumn(label.values) },
    allergens: {
      contains: allergens.contains,
      mayContain: allergens.may_contain,
      freeOf: allergens.free_of,
      isComplete: allergens.is_complete,
    },
    nova: label.nova,
    group: label.group,
    ean: label.ean ?? '',
  }
}

/**
 * Fills in what a pasted label says. What it does not say stays as typed, except the unit, which is then
 * `reading.unit`.
 */
export function withReading(draft: LabelDraft, reading: LabelReading): LabelDraft {
  const { portion, measure, packagePortions, columns } = reading
  const [of100, ofPortion] = [columns['100'], columns.portion]
  const found = of100 && ofPortion ? 'both' : of100 ? '100' : ofPortion ? 'portion' : draft.columns
  return {
    ...draft,
    unit: reading.unit,
    portion: portion === null ? draft.portion : written(portion),
    quantity: measure ? written(measure.quantity) : draft.quantity,
    measure: measure?.name ?? draft.measure,
    packagePortions: packagePortions === null ? draft.packagePortions : written(packagePortions),
    columns: found,
    values: {
      '100': of100 ? printedColumn(of100) : draft.values['100'],
      portion: ofPortion ? printedColumn(ofPortion) : draft.values.portion,
    },
    allergens: reading.allergens.contains.length > 0 ? reading.allergens : draft.allergens,
  }
}

/** Errors by field: `name`, `portion`, `100.protein_g`. */
export type FieldErrors = Readonly<Record<string, string>>

export interface CheckedDraft {
  /** `null` with errors. */
  readonly label: TypedLabel | null
  readonly errors: FieldErrors
  /** Questions about unusual values. */
  readonly doubts: readonly string[]
}

/** Returns the label that a form holds, or its errors by field, and doubts about unusual values. */
export function checkDraft(draft: LabelDraft): CheckedDraft {
  const basis: LabelBasis = draft.columns === 'portion' ? 'portion' : '100'
  const portion = parseNumber(draft.portion)
  const otherValues = draft.columns === 'both' ? parsedColumn(draft.values.portion) : null
  const values = completed(parsedColumn(draft.values[basis]), { otherValues, portion })
  const quantity = parseNumber(draft.quantity)
  const packagePortions = parseNumber(draft.packagePortions)
  const errors = { ...frameErrors(draft), ...columnErrors(basis, draft.values[basis]) }
  if (draft.columns === 'both') Object.assign(errors, columnErrors('portion', draft.values.portion))
  const hasAlcohol = draft.allergens.contains.includes('alcool')
  const typed = { portion: portion ?? 100, basis, values, otherValues, hasAlcohol }
  for (const problem of labelProblemsOf(typed))
    errors[`${basis}.${problem.nutrient}`] ??= problemText(problem)
  if (Object.keys(errors).length > 0 || portion === null || quantity === null)
    return { label: null, errors, doubts: [] }
  const { allergens } = draft
  return {
    errors,
    doubts: doubtTexts(labelDoubtsOf(typed)),
    label: {
      name: draft.name.trim(),
      unit: draft.unit,
      portion,
      measure: { quantity, name: draft.measure },
      package_portions: packagePortions,
      basis,
      values,
      other_values: otherValues,
      allergens: {
        contains: [...allergens.contains],
        may_contain: [...allergens.mayContain],
        free_of: [...allergens.freeOf],
        is_complete: allergens.isComplete,
      },
      nova: draft.nova,
      ...(draft.group && { group: draft.group }),
      ean: readBarcode(draft.ean).code ?? null,
      confirmed: false,
    },
  }
}

function frameErrors(draft: LabelDraft): Record<string, string> {
  const portion = parseNumber(draft.portion)
  const quantity = parseNumber(draft.quantity)
  const packages = parseNumber(draft.packagePortions)
  const isOver = (value: number | null, most: number) => value === null || value <= 0 || value > most
  const { problem } = readBarcode(draft.ean)
  return {
    ...(problem && problem !== 'empty' && { ean: barcodeProblems[problem] }),
    ...(draft.name.trim().length < 2 && { name: fieldErrors.name }),
    ...(draft.name.trim().length > ownFoodLimits.name && { name: fieldErrors.longName }),
    ...(isOver(portion, ownFoodLimits.portion) && { portion: fieldErrors.portion }),
    ...(isOver(quantity, 100) && { quantity: fieldErrors.quantity }),
    ...(draft.packagePortions.trim() !== '' &&
      isOver(packages, ownFoodLimits.packagePortions) && { packagePortions: fieldErrors.packagePortions }),
  }
}

function columnErrors(basis: LabelBasis, column: TypedColumn): Record<string, string> {
  return Object.fromEntries(
    labelNutrients.flatMap((nutrient) =>
      readLabelAmount(column[nutrient]) === undefined ? [[`${basis}.${nutrient}`, fieldErrors.amount]] : [],
    ),
  )
}

function parsedColumn(column: TypedColumn): LabelValues {
  return Object.fromEntries(
    labelNutrients.map((nutrient): [LabelNutrient, LabelAmount] => [
      nutrient,
      readLabelAmount(column[nutrient]) ?? null,
    ]),
  ) as LabelValues
}

/** Fills missing values per 100 g or ml from the values per portion: each row needs a value in one column only. */
function completed(
  values: LabelValues,
  { otherValues, portion }: { otherValues: LabelValues | null; portion: number | null },
): LabelValues {
  if (!otherValues || !portion) return values
  const per100 = (amount: number) => Math.round((amount * 10_000) / portion) / 100
  const filled = labelNutrients.map((nutrient): [LabelNutrient, LabelAmount] => {
    const other = otherValues[nutrient]
    if (values[nutrient] !== null || other === null) return [nutrient, values[nutrient]]
    return [nutrient, typeof other === 'number' ? per100(other) : { below: per100(other.below) }]
  })
  return Object.fromEntries(filled) as LabelValues
}

function printedColumn(values: LabelValues): TypedColumn {
  return Object.fromEntries(
    labelNutrients.map((nutrient) => {
      const amount = values[nutrient]
      return [nutrient, amount === null ? '' : printLabelAmount(amount)]
    }),
  ) as TypedColumn
}

function written(value: number): string {
  return formatNumber(value, 2)
}

/** Returns whether a stored text is the name of a food group. */
export function isFoodGroup(text: string): text is FoodGroup {
  return (foodGroups as readonly string[]).includes(text)
}
