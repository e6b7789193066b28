import { type ReactNode, useId } from 'react'
import { classNames } from '../ui/class-names.ts'
import { controlClass, FieldNotes } from '../ui/field.tsx'

interface TimeFieldProps {
  label: string
  icon: ReactNode
  /** `HH:MM`, or empty. */
  value: string
  onChange: (time: string) => void
  disabled: boolean
  error: string | undefined
}

/** A time of day in one line with its name; the platform's own clock is the best there is on a phone. */
export function TimeField({ label, icon, value, onChange, disabled, error }: TimeFieldProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1 px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <label htmlFor={id} className="flex items-center gap-3 font-semibold">
          <span aria-hidden="true" className={disabled ? 'text-ink-soft' : 'text-folha'}>
            {icon}
          </span>
          {label}
        </label>
        <input
          id={id}
          type="time"
          required
          value={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={classNames(controlClass, 'w-36! font-semibold')}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
