import type { ReportAdvanced } from '#contract/reports/reports.ts'
import { Bars } from '../../../ui/charts/bars.tsx'
import { TableBehind } from '../../../ui/charts/table-behind.tsx'
import { formatPercent } from '../../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'
import { measures } from '../measures.ts'
import { figureText, isPartialMean, weekdayName, weekdayStory } from '../report-copy.ts'

type Weekdays = ReportAdvanced['weekdays']

/** Usual values per weekday. */
export function WeekdayCharts({ weekdays }: { weekdays: Weekdays }) {
  return (
    <section aria-labelledby="dias-da-semana" className="flex flex-col gap-3">
      <h3 id="dias-da-semana" className="font-semibold">
        Por dia da semana
      </h3>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-4">
        {measures.map((look) => (
          <figure key={look.measure} className="flex flex-col gap-1">
            <figcaption className="text-sm">{look.name}</figcaption>
            <Bars
              className="h-14"
              tone={look.tone}
              label={weekdayStory(weekdays, look)}
              bars={weekdays.map((day) => ({ value: day[look.measure], target: null, isReached: true }))}
            />
            <div aria-hidden="true" className="flex text-xs text-ink-soft">
              {weekdays.map(({ day_of_week: weekday }) => (
                <span key={weekday} className="w-0 flex-1 text-center">
                  {weekdayName(weekday).charAt(0).toUpperCase()}
                </span>
              ))}
            </div>
          </figure>
        ))}
      </div>
      <TableBehind
        caption="Médias por dia da semana"
        columns={['Dia', ...measures.map(({ name }) => name), 'Plano', 'Dias na média']}
        rows={() =>
          weekdays.map((day) => [
            weekdayName(day.day_of_week),
            ...measures.map((look) => {
              const isPartial = isPartialMean(day, look)
              return figureText({ value: day[look.measure], target: null, isPartial }, look.format)
            }),
            day.compliance_percentage === null ? '–' : formatPercent(day.compliance_percentage),
            formatNumber(day.averaged_days),
          ])
        }
      />
    </section>
  )
}
