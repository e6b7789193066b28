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

/** Calendar in which each day is filled by its adherence. */
export function AdherenceCard({ report, columns, chosen, onChoose }: AdherenceCardProps) {
  const { days_recorded: recorded } = report.adherence
  return (
    <FoldedCard id="calendario" title="Aderência ao plano" fact={adherenceStory(report)}>
      {report.period === 'year' ? (
        <AdherenceYear {...{ report, columns }} />
      ) : (
        <AdherenceCalendar {...{ columns, chosen, onChoose }} />
      )}
      <p className="text-xs text-ink-soft">
        {recorded === 0
          ? 'Marque em Hoje o que você comeu do cardápio: cada dia enche conforme o plano.'
          : 'Quanto mais cheio, mais do cardápio do dia.'}
      </p>
    </FoldedCard>
  )
}
