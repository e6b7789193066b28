import { useId } from 'react'
import type { PlateItem } from '../../../plate/meal.ts'
import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { controlClass, FieldNotes } from '../../ui/form/field.tsx'

interface TimeFieldProps {
  label: string
  plate: readonly PlateItem[]
  /** `HH:MM`, or empty. */
  value: string
  onChange: (time: string) => void
  disabled: boolean
  error: string | undefined
}

/** Time input on one line with its label; uses the native picker, the best one on phones. */
export function TimeField({ label, plate, value, onChange, disabled, error }: TimeFieldProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <span
          aria-hidden="true"
          className={classNames('w-14 shrink-0 transition-opacity', disabled && 'opacity-45')}
        >
          <LazyPlate items={plate} decorative />
        </span>
        <label htmlFor={id} className="min-w-[4.25rem] flex-1 leading-tight font-semibold">
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
          className={classNames(controlClass, 'w-[8.5rem]! px-3! font-semibold')}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
