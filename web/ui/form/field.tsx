import { type ReactNode, useId } from 'react'
import { classNames } from '../style/class-names.ts'

export interface FieldText {
  label: string
  /** Help text below the field. */
  hint?: ReactNode
  /** Error message that says what to do. */
  error?: string | undefined
  optional?: boolean
  hideLabel?: boolean
}

interface FieldProps extends FieldText {
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => ReactNode
}

/** Label, control, hint and error, linked for assistive technology. */
export function Field({ label, hint, error, optional = false, hideLabel = false, children }: FieldProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={classNames('font-semibold', hideLabel && 'sr-only')}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> (opcional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

interface FieldNotesProps {
  id: string
  hint?: ReactNode
  error?: string | undefined
}

/** Texts below a control: its error, then its hint. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-tomate">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </>
  )
}

/** Box of all text and select controls. */
export const controlClass = classNames(
  'min-h-12 w-full rounded-control border border-edge bg-surface px-4 py-2.5 text-base text-ink',
  'placeholder:text-ink-soft focus-visible:outline-offset-0 disabled:opacity-60',
  'aria-invalid:border-2 aria-invalid:border-tomate',
)
