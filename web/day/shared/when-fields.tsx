import { useState } from 'react'
import { TextField } from '../../ui/form/text-field.tsx'
import { openPeriod } from './open-period.ts'
import { type When, whenOf } from './when.ts'

interface WhenFieldsProps {
  when: When
  onChange: (when: When) => void
}

/** Day and time at which a meal was eaten, as far back as days can be changed. */
export function WhenFields({ when, onChange }: WhenFieldsProps) {
  const [now] = useState(() => whenOf(new Date()))
  const today = now.date
  const { from } = openPeriod(today)
  const isOpen = (date: string) => date >= from && date <= today
  const isAhead = when.date === today && when.time > now.time
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
      <legend className="sr-only">Quando</legend>
      <TextField
        label="Quando"
        type="date"
        value={when.date}
        min={from}
        max={today}
        required
        error={isOpen(when.date) ? undefined : 'Escolha um dia entre hoje e os últimos 30 dias.'}
        onChange={({ target }) => target.value !== '' && onChange({ ...when, date: target.value })}
      />
      <TextField
        label="Hora"
        type="time"
        value={when.time}
        required
        hint={isAhead ? 'Ainda não chegou: fica a hora de agora.' : undefined}
        onChange={({ target }) => target.value !== '' && onChange({ ...when, time: target.value })}
      />
    </fieldset>
  )
}
