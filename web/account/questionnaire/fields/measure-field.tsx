import { useState } from 'react'
import { NumberField } from '../../../ui/form/number-field.tsx'

interface MeasureFieldProps {
  label: string
  value: number | null
  onChange: (value: number | null) => void
  error?: string | undefined
  optional?: boolean
  unit: string
  /** Range that the calculations accept. */
  range: { readonly min: number; readonly max: number }
  /** Normalises a value on blur. */
  settle?: (value: number) => number
}

/** Body measure. On blur, `settle` may change the value. A value outside the range is kept and gets a remark. */
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
