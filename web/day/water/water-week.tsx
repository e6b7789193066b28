import { useQuery } from '@tanstack/react-query'
import { formatShortWeekday } from '../../ui/format/days-pt-br.ts'
import { formatDay } from '../../ui/format/format-pt-br.ts'
import { formatWater } from './copy.ts'
import { waterDaysQuery } from './queries.ts'

/**
 * Bar and amount of each recorded day of the last seven; rendered from two recorded days on. Days without entries are
 * omitted, because their water is unknown.
 */
export function WaterWeek() {
  const { data: days = [] } = useQuery(waterDaysQuery)
  if (days.length < 2) return null
  const most = Math.max(...days.map(({ total_ml }) => total_ml))
  return (
    <section aria-labelledby="agua-semana" className="flex flex-col gap-2">
      <h3 id="agua-semana" className="font-semibold">
        Últimos 7 dias
      </h3>
      <dl className="flex flex-col gap-1.5 text-sm">
        {days.map(({ date, total_ml }) => (
          <div key={date} className="grid grid-cols-[2.5rem_1fr_4rem] items-center gap-2">
            <dt className="text-ink-soft">
              <span aria-hidden="true">{formatShortWeekday(date)}</span>
              <span className="sr-only">{formatDay(date)}</span>
            </dt>
            <dd className="contents">
              <span
                aria-hidden="true"
                className="h-2.5 rounded-full bg-ceu high-contrast:bg-[Highlight]"
                style={{ width: `${(total_ml / most) * 100}%` }}
              />
              <span className="text-right font-semibold">{formatWater(total_ml)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
