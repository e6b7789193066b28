import type { Report } from '#contract/reports.ts'
import { Card } from '../ui/card.tsx'
import { AdherenceCalendar } from './adherence-calendar.tsx'
import { AdherenceYear } from './adherence-year.tsx'
import type { ReportColumn } from './report-columns.ts'
import { adherenceStory, countOf } from './report-words.ts'

interface AdherenceCardProps {
  report: Report
  columns: readonly ReportColumn[]
  chosen: number
  onChoose: (at: number) => void
}

/** A calendar in which each day is as full as its plan was followed; without numbers, full where something was logged. */
export function AdherenceCard({ report, columns, chosen, onChoose }: AdherenceCardProps) {
  const { numbers_hidden: isHidden, adherence } = report
  return (
    <Card aria-labelledby="calendario" className="flex flex-col gap-4">
      <div>
        <h2 id="calendario" className="text-lg font-bold">
          {isHidden ? 'Dias com registro' : 'Aderência ao plano'}
        </h2>
        {!isHidden && <p className="text-sm text-ink-soft">{adherenceStory(report)}</p>}
      </div>
      {report.period === 'year' ? (
        <AdherenceYear report={report} />
      ) : (
        <AdherenceCalendar
          {...{ columns, chosen, onChoose, isHidden }}
          label={isHidden ? 'Dias com registro' : 'Aderência de cada dia'}
        />
      )}
      <p className="text-xs text-ink-soft">
        {isHidden
          ? 'Cheio: dia com refeição registrada.'
          : adherence.days_recorded === 0
            ? `Marque em Hoje o que você comeu do cardápio: cada dia enche conforme o plano.`
            : `Quanto mais cheio, mais do cardápio do dia. ${countOf(adherence.days_recorded, 'dia marcado', 'dias marcados')}.`}
      </p>
    </Card>
  )
}
