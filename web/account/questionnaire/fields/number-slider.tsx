import { Slider } from '../../../ui/form/slider.tsx'
import type { NumberChoice } from '../choice-copy.ts'

interface NumberSliderProps<Value extends number> {
  legend: string
  hint?: string | undefined
  error?: string | undefined
  options: readonly NumberChoice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Choice of one number on a slider; each stop has a label. */
export function NumberSlider<Value extends number>({
  legend,
  hint,
  error,
  options,
  value,
  onChange,
}: NumberSliderProps<Value>) {
  return (
    <div className="flex flex-col gap-1">
      <Slider
        label={legend}
        min={0}
        max={options.length - 1}
        value={options.findIndex((option) => option.value === value)}
        format={(at) => options[at]?.label ?? ''}
        lowLabel={options[0]?.label ?? ''}
        highLabel={options.at(-1)?.label ?? ''}
        onChange={(at) => {
          const option = options[at]
          if (option) onChange(option.value)
        }}
      />
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {error && (
        <p role="alert" className="text-sm font-medium text-tomate">
          {error}
        </p>
      )}
    </div>
  )
}
