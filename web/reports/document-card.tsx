import type { Report } from '#contract/reports.ts'
import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useEffect } from 'react'
import { messageOf } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { prepareToasts, showToast } from '../ui/toast.ts'
import { fetchDocument } from './queries.ts'
import { saveFile } from './saved-file.ts'

/** The month as a document to print or to take to an appointment; other plans are told of it where they are upgraded. */
export function DocumentCard({ report }: { report: Report }) {
  useEffect(prepareToasts, [])
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchDocument(report),
    onSuccess: ({ file, name }) => saveFile(file, name),
    onError: (error) => showToast({ title: 'O PDF não veio', description: messageOf(error), tone: 'error' }),
  })
  return (
    <Card
      aria-labelledby="documento"
      className="flex flex-col gap-3 wide:flex-row wide:items-center wide:justify-between"
    >
      <div>
        <h2 id="documento" className="text-lg font-bold">
          Mês em PDF
        </h2>
        <p className="text-sm text-ink-soft">Um documento para imprimir ou levar à consulta.</p>
      </div>
      <Button variant="secondary" busy={isPending} busyLabel="Preparando…" onClick={() => mutate()}>
        <FileText aria-hidden="true" size={18} className="shrink-0" />
        Baixar PDF
      </Button>
    </Card>
  )
}
