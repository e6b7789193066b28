import { type LabelNutrient, labelRows } from '#nutrition/foods/own/label-nutrients.ts'
import type { LabelBasis } from '#nutrition/foods/own/own-food.ts'
import { useId } from 'react'
import { controlClass } from '../../ui/form/field.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import type { FieldErrors, LabelDraft } from './label-draft.ts'

interface AmountRowProps {
  nutrient: LabelNutrient
  draft: LabelDraft
  columns: readonly LabelBasis[]
  errors: FieldErrors
  isRequired: boolean
  onAmount: (basis: LabelBasis, text: string) => void
}

/** Nutrients that labels print indented below another one. */
const indented: ReadonlySet<LabelNutrient> = new Set([
  'sugars_g',
  'added_sugars_g',
  'saturated_fat_g',
  'trans_fat_g',
  'polyols_g',
])

/** Row of the label: its name, and one amount a column. */
export function AmountRow({ nutrient, draft, columns, errors, isRequired, onAmount }: AmountRowProps) {
  const id = useId()
  const { name, unit } = labelRows[nutrient]
  const shown = columns.flatMap((basis) => errors[`${basis}.${nutrient}`] ?? [])
  const [error] = shown
  return (
    <div className="flex flex-col gap-1 py-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <span
          id={id}
          className={classNames(
            'min-w-0 grow basis-[7rem] leading-tight',
            indented.has(nutrient) && 'pl-4 text-ink-soft',
          )}
        >
          {name} <span className="text-sm text-ink-soft">({unit})</span>
          {isRequired && <span className="sr-only">, obrigatório</span>}
        </span>
        <span className="ml-auto flex max-w-full gap-2">
          {columns.map((basis) => (
            <span key={basis} className="w-[5.5rem] min-w-0">
              <input
                type="text"
                inputMode="decimal"
                autoComplete="off"
                enterKeyHint="next"
                maxLength={24}
                value={draft.values[basis][nutrient]}
                aria-label={`${name}, ${columnName(basis, draft)}`}
                aria-invalid={errors[`${basis}.${nutrient}`] ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                className={classNames(controlClass, 'px-2.5 text-right tabular-nums')}
                onChange={(event) => onAmount(basis, event.target.value)}
              />
            </span>
          ))}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-tomate">
          {error}
        </p>
      )}
    </div>
  )
}

/** Names a column: `100 g`, `porção de 30 g`. */
export function columnName(basis: LabelBasis, { unit, portion }: LabelDraft): string {
  if (basis === '100') return `100 ${unit}`
  return portion.trim() === '' ? 'porção' : `porção de ${portion.trim()} ${unit}`
}
