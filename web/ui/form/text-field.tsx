import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'
import { controlClass, Field, type FieldText } from './field.tsx'

type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'children'> & {
    /** Unit or small control at the end of the box. */
    end?: ReactNode
  }

export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  end,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error }} optional={optional ?? false} hideLabel={hideLabel ?? false}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            className={classNames(controlClass, Boolean(end) && 'pr-14', className)}
          />
          {end && (
            <span className="absolute inset-y-0 right-0 flex items-center pr-1.5 text-ink-soft">{end}</span>
          )}
        </div>
      )}
    </Field>
  )
}
