import { type ComponentProps, useState } from 'react'
import type { FieldText } from './field.tsx'
import { formatNumber, parseNumber } from '../format/format-pt-br.ts'
import { TextField } from './text-field.tsx'

type NumberFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'children' | 'inputMode'> & {
    value: number | null
    onChange: (value: number | null) => void
    decimals?: number
    unit?: string
  }

/** Accepts and shows Brazilian numbers (`72,4`); its value is a number or null. */
export function NumberField({ value, onChange, decimals = 0, unit, onBlur, ...rest }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const written = value === null ? '' : formatNumber(value, decimals)
  const shown = draft !== null && parseNumber(draft) === value ? draft : written
  return (
    <TextField
      autoComplete="off"
      {...rest}
      type="text"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      value={shown}
      end={unit && <span className="pr-2.5">{unit}</span>}
      onChange={(event) => {
        const text = event.target.value.replace(/[^\d.,]/g, '')
        setDraft(text)
        onChange(parseNumber(text))
      }}
      onBlur={(event) => {
        setDraft(null)
        onBlur?.(event)
      }}
    />
  )
}
