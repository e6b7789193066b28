import { type ReactNode, useId } from 'react'
import { classNames } from '../style/class-names.ts'
import { FieldNotes } from './field.tsx'

export interface RadioCard<Value extends string> {
  value: Value
  label: string
  detail?: ReactNode
  icon?: ReactNode
}

interface RadioCardsProps<Value extends string> {
  legend: string
  hideLegend?: boolean
  hint?: ReactNode
  error?: string | undefined
  options: readonly RadioCard<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  columns?: 1 | 2
}

/** Single choice among a few options with a description each. */
export function RadioCards<Value extends string>({
  legend,
  hideLegend = false,
  hint,
  error,
  options,
  value,
  onChange,
  columns = 1,
}: RadioCardsProps<Value>) {
  const id = useId()
  return (
    <fieldset
      className="flex flex-col gap-2"
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
    >
      <legend className={classNames('mb-1.5 font-semibold', hideLegend && 'sr-only')}>{legend}</legend>
      <div className={classNames('grid gap-2', columns === 2 && 'grid-cols-2')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative flex min-h-13 cursor-pointer items-center gap-3 rounded-control border border-edge bg-surface px-4 py-3',
              'has-checked:border-folha has-checked:bg-folha-soft has-checked:ring-1 has-checked:ring-folha',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-folha',
              'high-contrast:has-checked:border-4',
            )}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-5 shrink-0 appearance-none rounded-full border-2 border-edge bg-surface outline-none checked:border-6 checked:border-folha high-contrast:appearance-auto"
            />
            {option.icon && (
              <span aria-hidden="true" className="text-folha">
                {option.icon}
              </span>
            )}
            <span className="flex min-w-0 flex-col">
              <span className="font-medium">{option.label}</span>
              {option.detail && <span className="text-sm text-ink-soft">{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
