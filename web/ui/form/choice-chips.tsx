import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { toggleChoice } from './choice-selection.ts'
import { classNames } from '../style/class-names.ts'
import { FieldNotes } from './field.tsx'

export interface Choice<Value extends string> {
  value: Value
  label: string
}

interface ChipsProps<Value extends string> {
  legend: string
  hideLegend?: boolean
  hint?: ReactNode
  error?: string | undefined
  options: readonly Choice<Value>[]
}

interface ChoiceChipsProps<Value extends string> extends ChipsProps<Value> {
  value: readonly Value[]
  onChange: (value: Value[]) => void
  /** Values that exclude the others, such as "Nenhuma". */
  exclusive?: readonly Value[]
}

/** Multiple choice of short options. */
export function ChoiceChips<Value extends string>({
  value,
  onChange,
  exclusive,
  ...frame
}: ChoiceChipsProps<Value>) {
  return (
    <Chips
      {...frame}
      kind="checkbox"
      isChosen={(option) => value.includes(option)}
      onTap={(option) => onChange(toggleChoice(value, option, exclusive))}
    />
  )
}

interface ChoiceChipProps<Value extends string> extends ChipsProps<Value> {
  value: Value | null
  onChange: (value: Value) => void
}

/** Single choice of short options. */
export function SingleChoiceChips<Value extends string>({
  value,
  onChange,
  ...frame
}: ChoiceChipProps<Value>) {
  return <Chips {...frame} kind="radio" isChosen={(option) => option === value} onTap={onChange} />
}

interface ChipsInternals<Value extends string> extends ChipsProps<Value> {
  kind: 'checkbox' | 'radio'
  isChosen: (value: Value) => boolean
  onTap: (value: Value) => void
}

function Chips<Value extends string>({
  legend,
  hideLegend = false,
  hint,
  error,
  options,
  kind,
  isChosen,
  onTap,
}: ChipsInternals<Value>) {
  const id = useId()
  return (
    <fieldset
      className="flex flex-col gap-2"
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
    >
      <legend className={classNames('mb-2 font-semibold', hideLegend && 'sr-only')}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              // The check mark lies in the padding and the weight stays, so that a chosen chip moves no other.
              'group relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-edge bg-surface px-5 py-2 font-medium text-ink select-none',
              'has-checked:border-folha has-checked:bg-folha-soft has-checked:text-folha',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-folha',
              'high-contrast:has-checked:border-4',
            )}
          >
            <input
              type={kind}
              name={id}
              checked={isChosen(option.value)}
              onChange={() => onTap(option.value)}
              className="sr-only"
            />
            <Check
              aria-hidden="true"
              size={14}
              strokeWidth={3.5}
              className="absolute left-1 hidden group-has-checked:block"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
