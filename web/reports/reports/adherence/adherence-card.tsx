import type { Report } from '#contract/reports/reports.ts'
import { AdherenceCalendar } from './adherence-calendar.tsx'
import { AdherenceYear } from './adherence-year.tsx'
import type { ReportColumn } from '../report-columns.ts'
import { adherenceStory } from '../report-copy.ts'
import { FoldedCard } from '../cards/folded-card.tsx'

interface AdherenceCardProps {
  report: Report
  columns: readonly ReportColumn[]
  chosen: number
  onChoose: (at: number) => void
}

/** Calendar in which each day is filled by its adherence; for periods with a ticked meal. */
export function AdherenceCard({ report, columns, chosen, onChoose }: AdherenceCardProps) {
  return (
    <FoldedCard id="calendario" title="Aderência ao plano" fact={adherenceStory(report)}>
      {report.period === 'year' ? (
        <AdherenceYear {...{ report, columns }} />
      ) : (
        <AdherenceCalendar {...{ columns, chosen, onChoose }} />
      )}
      <p className="text-xs text-ink-soft">Quanto mais cheio, mais do cardápio do dia.</p>
    </FoldedCard>
  )
}
