import type { Report } from '#contract/reports/reports.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { DownloadButton } from '../../shared/download-button.tsx'
import { fetchDocument } from '../queries.ts'

/**
 * PDF of a month for printing or an appointment; shown only with advanced reports, which the upgrade page describes to
 * others.
 */
export function DocumentCard({ report }: { report: Report }) {
  if (report.period !== 'month' || report.advanced_reason !== null) return null
  return (
    <Card aria-labelledby="documento" className="flex flex-1 flex-col gap-3">
      <div>
        <h2 id="documento" className="text-lg font-bold">
          PDF do mês
        </h2>
        <p className="text-sm text-ink-soft">Um documento para imprimir ou levar à consulta.</p>
      </div>
      <DownloadButton
        label="Baixar o PDF"
        busyLabel="Montando o PDF…"
        failure="O PDF não veio"
        load={() => fetchDocument(report)}
      />
    </Card>
  )
}
