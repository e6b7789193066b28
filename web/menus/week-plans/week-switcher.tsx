import { addDays } from '#nutrition/shared/calendar/days.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { isWithinReach, weekName, weekTitle } from './calendar-week.ts'

interface WeekSwitcherProps {
  today: string
  weekStart: string
  onChange: (weekStart: string) => void
}

export function WeekSwitcher({ today, weekStart, onChange }: WeekSwitcherProps) {
  const before = addDays(weekStart, -7)
  const after = addDays(weekStart, 7)
  return (
    <div className="-mx-2.5 flex items-center justify-between gap-1 desk:max-w-96">
      <IconButton
        label="Semana anterior"
        icon={<ChevronLeft size={24} />}
        disabled={!isWithinReach(today, before)}
        onClick={() => onChange(before)}
      />
      <p aria-live="polite" aria-atomic="true" className="flex min-w-0 flex-col text-center">
        <span className="text-lg leading-tight font-semibold text-balance">{weekTitle(weekStart)}</span>
        <span className="text-sm text-ink-soft">{weekName(today, weekStart)}</span>
      </p>
      <IconButton
        label="Semana seguinte"
        icon={<ChevronRight size={24} />}
        disabled={!isWithinReach(today, after)}
        onClick={() => onChange(after)}
      />
    </div>
  )
}
