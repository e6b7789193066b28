import type { Report } from '#contract/reports/reports.ts'
import { ChevronRight } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { formatKilograms, formatPercent } from '../../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'
import { openPeriod } from '../../../day/shared/open-period.ts'
import { measures } from '../measures.ts'
import type { ReportColumn } from '../report-columns.ts'
import { periodSearch } from '../report-period.ts'
import { figureText, formatWater } from '../report-copy.ts'

const none = '–'

interface Fact {
  name: string
  value: string
  beside?: string
}

/** Figures of the chosen column, at fixed positions so that the layout does not shift. */
export function ChosenColumn({ column, report }: { column: ReportColumn; report: Report }) {
  const { title, day, entries, hasBegun } = column
  const date = day && column.start >= openPeriod(report.today).from ? column.start : null
  return (
    <div className="flex flex-col gap-2 rounded-control bg-line/40 p-3 high-contrast:border">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="font-semibold">{title}</h3>
        {hasBegun && date && (
          <Link
            to="/dia/$date"
            params={{ date }}
            className="inline-flex min-h-11 items-center font-semibold text-folha"
          >
            Ver o dia <ChevronRight aria-hidden="true" size={18} />
          </Link>
        )}
        {!day && entries > 0 && (
          <Link
            to="/relatorios"
            search={periodSearch('month', column.start, report.today)}
            className="inline-flex min-h-11 items-center font-semibold text-folha"
          >
            Abrir o mês <ChevronRight aria-hidden="true" size={18} />
          </Link>
        )}
      </div>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-x-3 gap-y-2 wide:flex wide:flex-wrap wide:gap-x-10">
        {factsOf(column, report).map(({ name, value, beside }) => (
          <div key={name}>
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd>
              <span className="block leading-tight font-semibold">{value}</span>
              {beside && <span className="block text-xs text-ink-soft">{beside}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function factsOf({ figures, compliance, entries, day }: ReportColumn, report: Report): Fact[] {
  const facts = measures.map(({ measure, name, format }): Fact => {
    const { target } = figures[measure]
    return {
      name,
      value: figureText(figures[measure], format),
      ...(target !== null && { beside: `de ${format(target)}` }),
    }
  })
  if (report.adherence.days_recorded > 0)
    facts.push({ name: 'Plano', value: said(compliance, formatPercent) })
  facts.push({ name: day ? 'Refeições' : 'Dias com registro', value: formatNumber(entries) })
  // In the year view water has a separate card.
  if (day && report.water) facts.push({ name: 'Água', value: said(day.water_ml, formatWater) })
  if (day && report.weight) facts.push({ name: 'Peso', value: said(day.weight_kg, formatKilograms) })
  return facts
}

function said(value: number | null, format: (value: number) => string): string {
  return value === null ? none : format(value)
}
