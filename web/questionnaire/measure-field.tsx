import { useState } from 'react'
import { NumberField } from '../ui/number-field.tsx'

interface MeasureFieldProps {
  label: string
  value: number | null
  onChange: (value: number | null) => void
  error?: string | undefined
  optional?: boolean
  unit: string
  /** What can be calculated with. */
  range: { readonly min: number; readonly max: number }
  /** What was meant by a figure, once the field is left. */
  settle?: (value: number) => number
}

/** A measure of the body. A figure outside the range is remarked on once the field is left, and stays as typed. */
export function MeasureField({ range, settle, error, value, onChange, ...field }: MeasureFieldProps) {
  const [isTyping, setTyping] = useState(false)
  const isOutside = value !== null && (value < range.min || value > range.max)
  const rangeText = `De ${range.min} a ${range.max} ${field.unit}`
  return (
    <NumberField
      {...field}
      value={value}
      onChange={onChange}
      decimals={1}
      hint={rangeText}
      error={error ?? (isOutside && !isTyping ? `Confira: ${rangeText.toLowerCase()}.` : undefined)}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false)
        if (settle && value !== null) onChange(settle(value))
      }}
    />
  )
}
