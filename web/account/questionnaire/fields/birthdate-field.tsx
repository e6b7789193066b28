import { type ComponentProps, useId, useRef, useState } from 'react'
import { FieldNotes } from '../../../ui/form/field.tsx'
import { dayIn } from '../../../ui/format/local-day.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import {
  birthdateRemark,
  dateFrom,
  dateOrder,
  type DateParts,
  fullYear,
  isWholePart,
  partsOf,
  pastedDate,
} from '../answers/birthdate.ts'

interface BirthdateFieldProps {
  legend: string
  /** `YYYY-MM-DD`. */
  value: string | null
  onChange: (date: string | null) => void
  error?: string | undefined
}

/**
 * Three short inputs, which is faster on a phone than scrolling a calendar back by decades. A complete part moves the
 * focus to the next part if that is empty. A backspace in an empty part moves the focus back. A pasted date fills all
 * three parts.
 */
export function BirthdateField({ legend, value, onChange, error }: BirthdateFieldProps) {
  const id = useId()
  const [parts, setParts] = useState(() => partsOf(value))
  const [today] = useState(() => dayIn('America/Sao_Paulo', new Date()))
  const remark = birthdateRemark(parts, today)
  const write = (next: DateParts) => {
    setParts(next)
    const date = dateFrom(next)
    onChange(date !== null && date <= today ? date : null)
  }
  const inputs = useRef<Partial<Record<keyof DateParts, HTMLInputElement | null>>>({})
  const neighbour = (name: keyof DateParts, step: 1 | -1) => dateOrder[dateOrder.indexOf(name) + step]
  const type = (name: keyof DateParts, text: string) => {
    const digits = text.replaceAll(/\D/g, '')
    write({ ...parts, [name]: digits })
    const next = neighbour(name, 1)
    const isLonger = digits.length > parts[name].length
    const isEnded = digits !== '' && text.length > digits.length
    if (next && parts[next] === '' && (isEnded || (isLonger && isWholePart(name, digits)))) {
      inputs.current[next]?.focus()
    }
  }
  const part = (name: keyof DateParts, digits: number): ComponentProps<'input'> => ({
    ref: (input) => {
      inputs.current[name] = input
    },
    inputMode: 'numeric',
    maxLength: digits,
    className: 'text-center',
    value: parts[name],
    onChange: (event) => type(name, event.target.value),
    onKeyDown: (event) => {
      const before = neighbour(name, -1)
      if (event.key !== 'Backspace' || parts[name] !== '' || !before) return
      event.preventDefault()
      inputs.current[before]?.focus()
    },
    onPaste: (event) => {
      const pasted = pastedDate(event.clipboardData.getData('text'), today)
      if (!pasted) return
      event.preventDefault()
      write(pasted)
      inputs.current.year?.focus()
    },
  })
  return (
    <fieldset
      className="flex flex-col gap-1.5"
      aria-describedby={(error ?? remark) ? `${id}-error` : undefined}
    >
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="grid grid-cols-[1fr_1fr_1.4fr] gap-2">
        <TextField label="Dia" placeholder="05" autoComplete="bday-day" {...part('day', 2)} />
        <TextField label="Mês" placeholder="11" autoComplete="bday-month" {...part('month', 2)} />
        <TextField
          label="Ano"
          placeholder="1990"
          autoComplete="bday-year"
          {...part('year', 4)}
          onBlur={() => {
            const year = fullYear(parts.year, today)
            if (year !== parts.year) write({ ...parts, year })
          }}
        />
      </div>
      <FieldNotes id={id} error={error ?? remark ?? undefined} />
    </fieldset>
  )
}
