import type { MenuDay } from '#contract/menus/menus.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { shortWeekdays } from '../planner/weekdays.ts'
import { classNames } from '../../ui/style/class-names.ts'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { DayPanel } from './day-panel.tsx'
import { dayTitle } from './week-copy.ts'

interface WeekDaysProps {
  plan: WeekPlan
  today: string
  day: string
  onDay: (day: string) => void
}

export function WeekDays({ plan, today, day, onDay }: WeekDaysProps) {
  return (
    <Tabs
      dense
      label="Dias da semana"
      value={day}
      onChange={onDay}
      tabs={plan.days.map((one) => ({
        value: one.date,
        label: `${shortWeekdays[one.day_of_week]} ${Number(one.date.slice(8))}`,
        face: <DayFace day={one} today={today} isOpen={one.date === day} />,
        spoken: one.date === today ? `${dayTitle(one)}, hoje` : dayTitle(one),
        panel: <DayPanel plan={plan} day={one} today={today} />,
      }))}
    />
  )
}

interface DayFaceProps {
  day: MenuDay
  today: string
  isOpen: boolean
}

/** Weekday above the day of the month, with a dot for today. */
function DayFace({ day: { date, day_of_week }, today, isOpen }: DayFaceProps) {
  return (
    <span
      className={classNames('flex flex-col items-center py-1', date < today && !isOpen && 'text-ink-soft')}
    >
      <span className="text-xs">{shortWeekdays[day_of_week]}</span>{' '}
      <span className="font-display text-lg leading-tight font-bold">{Number(date.slice(8))}</span>
      <span
        className={classNames(
          'mt-0.5 size-1.5 rounded-full high-contrast:bg-[CanvasText]',
          date === today ? 'bg-gema' : 'bg-transparent high-contrast:invisible',
        )}
      />
    </span>
  )
}
