import { type ComponentProps, useState } from 'react'
import type { FieldText } from './field.tsx'
import { formatNumber } from '../format/format-pt-br.ts'
import { TextField } from './text-field.tsx'
import { parseTypedNumber } from './typed-number.ts'

type NumberFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'children' | 'inputMode'> & {
    value: number | null
    onChange: (value: number | null) => void
    decimals?: number
    unit?: string
  }

/**
 * Accepts and shows Brazilian numbers (`72,4`) and accepts fractions (`1/2`); its value is a number or null. What is
 * neither stays in the field, with an error once the field is left.
 */
export function NumberField({
  value,
  onChange,
  decimals = 0,
  unit,
  error,
  onBlur,
  ...rest
}: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const written = value === null ? '' : formatNumber(value, decimals)
  const read = draft === null ? null : valueOf(draft, decimals)
  // Some forms store 0 for null: a fraction that is still being typed stays all the same.
  const isUnfinished = draft !== '' && read === null && !isLeft
  const shown = draft !== null && (read === value || isUnfinished) ? draft : written
  const isRefused = isLeft && value === null && shown.trim() !== ''
  return (
    <TextField
      autoComplete="off"
      {...rest}
      type="text"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      value={shown}
      end={unit && <span className="pr-2.5">{unit}</span>}
      error={isRefused ? refusals[decimals > 0 ? 'number' : 'whole'] : error}
      onChange={(event) => {
        const text = event.target.value.replaceAll(/[^\d.,/\s½¼¾⅓⅔-]/g, '')
        setLeft(false)
        setDraft(text)
        onChange(valueOf(text, decimals))
      }}
      onBlur={(event) => {
        setLeft(true)
        if (value !== null) setDraft(null)
        onBlur?.(event)
      }}
    />
  )
}

const refusals = {
  number: 'Escreva um número só, como 2, 1,5 ou 1/2.',
  whole: 'Escreva um número inteiro, como 2.',
}

/** Returns the number to pass on. A fraction is only for fields with decimals; `4/2` is whole anywhere. */
function valueOf(text: string, decimals: number): number | null {
  const value = parseTypedNumber(text)
  return value !== null && decimals === 0 && text.includes('/') && !Number.isInteger(value) ? null : value
}
