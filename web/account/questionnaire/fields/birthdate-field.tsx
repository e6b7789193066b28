import { type ComponentProps, useId, useState } from 'react'
import { FieldNotes } from '../../../ui/form/field.tsx'
import { dayIn } from '../../../ui/format/format-pt-br.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { birthdateRemark, dateFrom, type DateParts, fullYear, partsOf } from '../answers/birthdate.ts'

interface BirthdateFieldProps {
  legend: string
  /** `YYYY-MM-DD`. */
  value: string | null
  onChange: (date: string | null) => void
  error?: string | undefined
}

/** Three short inputs: on a phone faster than scrolling a calendar back by decades. */
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
  const part = (name: keyof DateParts, digits: number): ComponentProps<'input'> => ({
    inputMode: 'numeric',
    maxLength: digits,
    className: 'text-center',
    value: parts[name],
    onChange: (event) => write({ ...parts, [name]: event.target.value.replaceAll(/\D/g, '') }),
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
