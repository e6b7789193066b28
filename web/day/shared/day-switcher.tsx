import { addDays } from '#nutrition/shared/calendar/days.ts'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay, formatWeekday } from '../../ui/format/format-pt-br.ts'
import { openPeriod } from './open-period.ts'

interface DaySwitcherProps {
  date: string
  today: string
}

/**
 * Links to the day before and the day after, with the weekday and date between them if the shown day is today, else a
 * link to today.
 */
export function DaySwitcher({ date, today }: DaySwitcherProps) {
  const { from, to } = openPeriod(today)
  return (
    // A span, because the line above a heading is a paragraph.
    <span role="group" aria-label="Dia" className="-my-3 -ml-3.5 flex items-center">
      <DayLink date={addDays(date, -1)} today={today} isOpen={date > from} label="Dia anterior">
        <ChevronLeft aria-hidden="true" size={22} />
      </DayLink>
      {date === today ? (
        `${formatWeekday(date)}, ${formatDay(date)}`
      ) : (
        <Link to="/app" className="inline-flex min-h-11 items-center px-2 font-semibold text-folha">
          Hoje
        </Link>
      )}
      <DayLink date={addDays(date, 1)} today={today} isOpen={date < to} label="Dia seguinte">
        <ChevronRight aria-hidden="true" size={22} />
      </DayLink>
    </span>
  )
}

const square = 'inline-grid size-11 shrink-0 place-items-center rounded-full'

/** Link to a day; `today`: the day whose screen is Hoje. */
export function DayLink({
  date,
  today,
  isOpen,
  label,
  children,
}: Pick<DaySwitcherProps, 'date'> & { today?: string; isOpen: boolean; label: string; children: ReactNode }) {
  if (!isOpen) return <span className={`${square} opacity-45`}>{children}</span>
  const look = { className: `${square} text-folha hover:bg-folha-soft`, title: label }
  return date === today ? (
    <Link to="/app" {...look}>
      {children}
    </Link>
  ) : (
    <Link to="/dia/$date" params={{ date }} {...look}>
      {children}
    </Link>
  )
}
