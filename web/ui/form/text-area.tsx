import type { ComponentProps } from 'react'
import { classNames } from '../style/class-names.ts'
import { controlClass, Field, type FieldText } from './field.tsx'

type TextAreaProps = FieldText & Omit<ComponentProps<'textarea'>, 'children'>

/** Text field that grows with its text where the browser supports `field-sizing`. */
export function TextArea({
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  rows = 3,
  className,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={classNames(controlClass, 'field-sizing-content max-h-72 resize-y', className)}
        />
      )}
    </Field>
  )
}
