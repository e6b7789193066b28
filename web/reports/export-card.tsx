import type { Report } from '#contract/reports.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { messageOf } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { prepareToasts, showToast } from '../ui/toast.ts'
import { type ExportedTable, exportTable } from './queries.ts'
import { saveFile } from './saved-file.ts'

const tables: readonly { table: ExportedTable; label: string }[] = [
  { table: 'days', label: 'Um dia por linha' },
  { table: 'items', label: 'Um alimento por linha' },
]

/** The diary of this period, to take along. */
export function ExportCard({ report }: { report: Report }) {
  useEffect(prepareToasts, [])
  return (
    <Card
      aria-labelledby="levar"
      className="flex flex-col gap-3 wide:flex-row wide:items-center wide:justify-between"
    >
      <div>
        <h2 id="levar" className="text-lg font-bold">
          Baixar planilha (CSV)
        </h2>
        <p className="text-sm text-ink-soft">O diário deste período, para abrir em qualquer planilha.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {tables.map(({ table, label }) => (
          <ExportButton key={table} {...{ report, table, label }} />
        ))}
      </div>
    </Card>
  )
}

function ExportButton({ report, table, label }: { report: Report; table: ExportedTable; label: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportTable(table, report),
    onSuccess: ({ file, name }) => saveFile(file, name),
    onError: (error) =>
      showToast({ title: 'A planilha não veio', description: messageOf(error), tone: 'error' }),
  })
  return (
    <Button
      variant="secondary"
      className="min-w-40 flex-1"
      busy={isPending}
      busyLabel="Preparando…"
      onClick={() => mutate()}
    >
      <Download aria-hidden="true" size={18} className="shrink-0" />
      {label}
    </Button>
  )
}
