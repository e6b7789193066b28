import { useId } from 'react'
import { classNames } from '../style/class-names.ts'

interface SegmentedProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value | null
  onChange: (value: Value) => void
}

/** Two to five short values side by side, one of them selected. */
export function Segmented<Value extends string>({ legend, options, value, onChange }: SegmentedProps<Value>) {
  const id = useId()
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-1 rounded-control border border-line bg-surface p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex min-h-11 min-w-fit flex-1 cursor-pointer items-center justify-center rounded-[10px] px-2 text-center font-medium text-ink select-none',
              'has-checked:bg-folha-soft has-checked:text-folha',
              'has-focus-visible:outline-3 has-focus-visible:outline-folha high-contrast:has-checked:border-2',
            )}
          >
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
