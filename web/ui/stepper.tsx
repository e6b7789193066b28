import { Minus, Plus } from 'lucide-react'
import { formatNumber } from './format-pt-br.ts'
import { IconButton } from './icon-button.tsx'

interface StepperProps {
  /** What is counted, such as "Colheres de arroz". */
  label: string
  value: number
  onChange: (value: number) => void
  step?: number
  min?: number
  max?: number
  /** The value in words, such as `2 conchas (280 g)`. */
  format?: (value: number) => string
}

/** More or less of something, one step a tap. */
export function Stepper({ label, value, onChange, step = 1, min = 0, max = 99, format }: StepperProps) {
  const move = (by: number) => {
    // Steps of 0.1 drift in binary; three places are far below any kitchen measure.
    const next = Math.round((value + by) * 1000) / 1000
    onChange(Math.min(max, Math.max(min, next)))
  }
  const written = format ? format(value) : formatNumber(value, 2)
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex w-fit items-center justify-between gap-1 self-start rounded-full border border-edge bg-surface"
    >
      <IconButton
        label={`Menos: ${label}`}
        icon={<Minus size={20} />}
        disabled={value <= min}
        onClick={() => move(-step)}
      />
      <output aria-live="polite" className="min-w-10 text-center font-semibold">
        {written}
      </output>
      <IconButton
        label={`Mais: ${label}`}
        icon={<Plus size={20} />}
        disabled={value >= max}
        onClick={() => move(step)}
      />
    </div>
  )
}
