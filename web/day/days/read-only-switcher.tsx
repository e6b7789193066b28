import { addDays } from '#nutrition/shared/calendar/days.ts'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatDay, formatWeekday } from '../../ui/format/format-pt-br.ts'
import { DayLink } from '../shared/day-switcher.tsx'
import { openPeriod } from '../shared/open-period.ts'

/** `DaySwitcher` without a trial or plan: today is read under its date, and no later day can be opened. */
export function ReadOnlySwitcher({ date, today }: { date: string; today: string }) {
  const { from } = openPeriod(today)
  return (
    <span role="group" aria-label="Dia" className="-my-3 -ml-3.5 flex items-center">
      <DayLink date={addDays(date, -1)} isOpen={date > from} label="Dia anterior">
        <ChevronLeft aria-hidden="true" size={22} />
      </DayLink>
      {date === today ? (
        `${formatWeekday(date)}, ${formatDay(date)}`
      ) : (
        <Link
          to="/dia/$date"
          params={{ date: today }}
          className="inline-flex min-h-11 items-center px-2 font-semibold text-folha"
        >
          Hoje
        </Link>
      )}
      <DayLink date={addDays(date, 1)} isOpen={date < today} label="Dia seguinte">
        <ChevronRight aria-hidden="true" size={22} />
      </DayLink>
    </span>
  )
}
