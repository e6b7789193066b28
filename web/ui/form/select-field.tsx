import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../style/class-names.ts'
import { controlClass, Field, type FieldText } from './field.tsx'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
}

type SelectFieldProps<Value extends string> = FieldText &
  Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
    value: Value | null
    options: readonly SelectOption<Value>[]
    onChange: (value: Value) => void
    /** Text without a selection. */
    placeholder?: string
  }

/** Native select: the best list on a phone. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  value,
  options,
  onChange,
  placeholder = 'Escolha',
  className,
  ...rest
}: SelectFieldProps<Value>) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel }}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            value={value ?? ''}
            className={classNames(
              controlClass,
              'appearance-none pr-11',
              value === null && 'text-ink-soft',
              className,
            )}
            onChange={(event) => {
              const picked = options.find((option) => option.value === event.target.value)
              if (picked) onChange(picked.value)
            }}
          >
            {value === null && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            size={20}
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-soft"
          />
        </div>
      )}
    </Field>
  )
}
