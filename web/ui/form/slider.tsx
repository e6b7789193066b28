import { type CSSProperties, useId } from 'react'

interface SliderProps {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step?: number
  /** Value in words, shown beside the label and spoken. */
  format?: (value: number) => string
  lowLabel?: string
  highLabel?: string
}

export function Slider({
  label,
  value,
  onChange,
  min,
  max,
  step = 1,
  format = String,
  lowLabel,
  highLabel,
}: SliderProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {/* Hidden, because the slider itself speaks the value. */}
        <span aria-hidden="true" className="font-semibold text-folha">
          {format(value)}
        </span>
      </div>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(Number(event.target.value))}
        className="slider"
        style={{ '--share': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
      />
      {(lowLabel ?? highLabel) && (
        <div className="flex justify-between text-sm text-ink-soft">
          <span>{lowLabel}</span>
          <span>{highLabel}</span>
        </div>
      )}
    </div>
  )
}
