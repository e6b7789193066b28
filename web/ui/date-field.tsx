import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldText } from './field.tsx'

type DateFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'children'> & {
    /** `YYYY-MM-DD`. */
    value: string | null
    onChange: (day: string | null) => void
  }

/** The platform's own date picker; it writes days as the reader's system does. */
export function DateField({
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  value,
  onChange,
  className,
  ...rest
}: DateFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel }}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type="date"
          value={value ?? ''}
          className={classNames(controlClass, 'appearance-none', className)}
          onChange={(event) => onChange(event.target.value || null)}
        />
      )}
    </Field>
  )
}
