import type { Report } from '#contract/reports/reports.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { DownloadButton } from '../../shared/download-button.tsx'
import { type ExportedTable, exportTable } from '../queries.ts'

const tables: readonly { table: ExportedTable; label: string }[] = [
  { table: 'days', label: 'Um dia por linha' },
  { table: 'items', label: 'Um alimento por linha' },
]

/** Export of this period's diary. */
export function ExportCard({ report }: { report: Report }) {
  return (
    <Card aria-labelledby="planilha" className="flex flex-1 flex-col gap-3">
      <div>
        <h2 id="planilha" className="text-lg font-bold">
          Baixar planilha (CSV)
        </h2>
        <p className="text-sm text-ink-soft">O diário deste período, para abrir em qualquer planilha.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {tables.map(({ table, label }) => (
          <DownloadButton
            key={table}
            label={label}
            busyLabel="Preparando…"
            failure="A planilha não veio"
            load={() => exportTable(table, report)}
          />
        ))}
      </div>
    </Card>
  )
}
