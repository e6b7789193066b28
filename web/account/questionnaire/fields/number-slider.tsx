import { Button } from '../../../ui/buttons/button.tsx'
import { Slider } from '../../../ui/form/slider.tsx'
import type { NumberChoice } from '../choice-copy.ts'

interface NumberSliderProps<Value extends number> {
  legend: string
  hint?: string | undefined
  error?: string | undefined
  options: readonly NumberChoice<Value>[]
  /** Null until answered. */
  value: Value | null
  /** Default that counts while `value` is null. */
  assumed: Value
  /** Says so; null once answered. */
  counted: string | null
  onChange: (value: Value) => void
}

/** Choice of one number on a slider; each stop has a label. */
export function NumberSlider<Value extends number>({
  legend,
  hint,
  error,
  options,
  value,
  assumed,
  counted,
  onChange,
}: NumberSliderProps<Value>) {
  const labelAt = (at: number) => options[at]?.label ?? ''
  const place = options.findIndex((option) => option.value === (value ?? assumed))
  return (
    <div className="flex flex-col gap-1">
      <Slider
        label={legend}
        min={0}
        max={options.length - 1}
        value={place}
        isOpen={value === null}
        format={labelAt}
        lowLabel={options[0]?.label ?? ''}
        highLabel={options.at(-1)?.label ?? ''}
        onChange={(at) => {
          const option = options[at]
          if (option) onChange(option.value)
        }}
      />
      {counted && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-soft">
          <span>{counted}</span>
          <Button variant="ghost" onClick={() => onChange(assumed)}>
            É isso
            <span className="sr-only">: {legend}</span>
          </Button>
        </p>
      )}
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {error && (
        <p role="alert" className="text-sm font-medium text-tomate">
          {error}
        </p>
      )}
    </div>
  )
}
