import { type CSSProperties, useId } from 'react'
import { classNames } from '../style/class-names.ts'

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
  /** No value is chosen yet: the thumb rests at `value`, which is not shown as chosen. */
  isOpen?: boolean
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
  isOpen = false,
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
          {isOpen ? '—' : format(value)}
        </span>
      </div>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={isOpen ? 'Sem resposta' : format(value)}
        onChange={(event) => onChange(Number(event.target.value))}
        className={classNames('slider', isOpen && 'opacity-55')}
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
