import type { ComponentProps } from 'react'
import { classNames } from '../style/class-names.ts'
import { controlClass, Field, type FieldText } from './field.tsx'

type TextAreaProps = FieldText & Omit<ComponentProps<'textarea'>, 'children'>

/**
 * Text field that grows with its text where the browser supports `field-sizing`. Shows a message when it is full,
 * because browsers cut a longer text silently.
 */
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
  const { maxLength, value } = rest
  const isFull = maxLength !== undefined && typeof value === 'string' && value.length >= maxLength
  const shownHint = isFull
    ? `Campo cheio: cabem ${maxLength.toLocaleString('pt-BR')} caracteres. Confira o fim do texto.`
    : hint
  return (
    <Field {...{ label, hint: shownHint, error, optional, hideLabel }}>
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
