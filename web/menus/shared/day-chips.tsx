import { useId } from 'react'
import { classNames } from '../../ui/style/class-names.ts'
import { formatShortWeekday } from '../../ui/format/days-pt-br.ts'
import { formatDay, formatWeekday } from '../../ui/format/format-pt-br.ts'

interface DayChipsProps {
  days: readonly string[]
  today: string
  value: string
  onChange: (day: string) => void
}

/** Days side by side: the weekday over the number. */
export function DayChips({ days, today, value, onChange }: DayChipsProps) {
  const id = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Dia</legend>
      <div className="-mx-5 flex gap-2 overflow-x-auto overscroll-x-contain px-5 py-1 scrollbar-none">
        {days.map((day) => (
          <label
            key={day}
            className={classNames(
              'relative flex min-h-15 min-w-14 shrink-0 cursor-pointer flex-col items-center justify-center rounded-control border border-edge bg-surface px-2 text-ink select-none',
              'has-checked:border-folha has-checked:bg-folha has-checked:text-paper',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-folha',
              'high-contrast:has-checked:border-4',
            )}
          >
            <input
              type="radio"
              name={id}
              checked={day === value}
              onChange={() => onChange(day)}
              aria-label={`${day === today ? 'Hoje, ' : ''}${formatWeekday(day)}, ${formatDay(day)}`}
              className="absolute inset-0 opacity-0"
            />
            <span aria-hidden="true" className="text-sm">
              {day === today ? 'hoje' : formatShortWeekday(day)}
            </span>
            <span aria-hidden="true" className="font-display text-lg leading-tight font-bold">
              {Number(day.slice(-2))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
