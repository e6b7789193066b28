import type { Report } from '#contract/reports/reports.ts'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { formatKcal, formatPercent } from '../../../ui/format/units-pt-br.ts'
import { periodSearch, spanTitle, startOf } from '../report-period.ts'
import { countOf, daysOfSpan } from '../report-copy.ts'
import { FoldedCard } from './folded-card.tsx'

/** Weeks of a month that have begun, each linking to its report. */
export function SpansCard({ report: { spans, today } }: { report: Report }) {
  const begun = spans.filter(({ start }) => start <= today)
  return (
    <FoldedCard
      id="semanas"
      title="Semana a semana"
      fact={`A média de ${countOf(begun.length, 'semana', 'semanas')}`}
    >
      <ul className="-my-1">
        {begun.map((span) => {
          const { start, end, calories, compliance_percentage: followed } = span
          return (
            <li key={start} className="relative flex items-center gap-2 border-line py-2 not-first:border-t">
              <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
                <span className="min-w-[min(100%,8rem)] flex-1">
                  <Link
                    to="/relatorios"
                    search={periodSearch('week', startOf('week', start), today)}
                    className="covers-card font-medium"
                  >
                    {spanTitle(start, end)}
                  </Link>
                  <span className="block text-sm text-ink-soft first-letter:uppercase">
                    {daysOfSpan(span)}
                  </span>
                </span>
                <span className="text-sm leading-tight text-right">
                  {calories !== null && <span className="block font-semibold">{formatKcal(calories)}</span>}
                  {followed !== null && (
                    <span className="block text-ink-soft">{formatPercent(followed)} do plano</span>
                  )}
                </span>
              </span>
              <ChevronRight aria-hidden="true" size={18} className="shrink-0 text-ink-soft" />
            </li>
          )
        })}
      </ul>
    </FoldedCard>
  )
}
