import type { MenuDay } from '#contract/menus/menus.ts'
import { Dumbbell } from 'lucide-react'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { classNames } from '../../ui/style/class-names.ts'
import { shortWeekdays } from '../planner/weekdays.ts'
import { dayTitle } from './week-copy.ts'

interface GridHeadProps {
  days: readonly MenuDay[]
  today: string
}

/** Days of the week with their energy against the target. */
export function GridHead({ days, today }: GridHeadProps) {
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th
            key={day.date}
            scope="col"
            className={classNames(
              'rounded-control px-2 pt-2 pb-3 text-left align-top font-normal',
              day.date === today && 'bg-folha-soft high-contrast:border',
              day.date < today && 'text-ink-soft',
            )}
          >
            <DayHead day={day} isToday={day.date === today} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function DayHead({ day, isToday }: { day: MenuDay; isToday: boolean }) {
  const { date, day_of_week, day_type, totals, targets, meals } = day
  return (
    <>
      <span className="sr-only">
        {dayTitle(day)}
        {isToday && ', hoje'}
        {day_type === 'training' && ', dia de treino'}:{' '}
      </span>
      <span aria-hidden="true" className="flex items-center justify-between gap-1">
        <span className="flex items-baseline gap-1.5">
          <span className="font-display text-xl font-bold">{Number(date.slice(8))}</span>
          <span className={classNames('text-sm', isToday && 'font-semibold text-folha')}>
            {isToday ? 'Hoje' : shortWeekdays[day_of_week]}
          </span>
        </span>
        {day_type === 'training' && <Dumbbell size={16} className="shrink-0" />}
      </span>
      {meals.length === 0 ? (
        <span className="block text-sm">Sem plano</span>
      ) : (
        <Energy planned={totals.kcal} target={targets.kcal} />
      )}
    </>
  )
}

function Energy({ planned, target }: { planned: number; target: number }) {
  return (
    <>
      <span className="block text-sm font-semibold">{formatKcal(planned)}</span>
      <span className="block text-xs text-ink-soft">de {formatNumber(target)}</span>
      <span
        aria-hidden="true"
        className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-line high-contrast:hidden"
      >
        <span
          className="block h-full origin-left rounded-full bg-folha"
          style={{ transform: `scaleX(${Math.min(1, planned / target)})` }}
        />
      </span>
    </>
  )
}
