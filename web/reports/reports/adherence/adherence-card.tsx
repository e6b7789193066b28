import type { Report } from '#contract/reports/reports.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { AdherenceCalendar } from './adherence-calendar.tsx'
import { AdherenceYear } from './adherence-year.tsx'
import type { ReportColumn } from '../report-columns.ts'
import { adherenceStory } from '../report-copy.ts'

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
    <Card aria-labelledby="calendario" className="flex flex-col gap-4">
      <div>
        <h2 id="calendario" className="text-lg font-bold">
          Aderência ao plano
        </h2>
        <p className="text-sm text-ink-soft">{adherenceStory(report)}</p>
      </div>
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
    </Card>
  )
}
