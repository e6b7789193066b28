import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../../ui/buttons/button.tsx'
import { ProofForm } from '../../account/shared/proof-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { useDataExport } from './queries.ts'

export function ExportCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <TitledCard
      title="Levar seus dados"
      note="Um arquivo .zip com tudo: planilhas do diário, fotos e cada registro, para guardar ou levar a outro serviço."
    >
      <Button variant="secondary" wide onClick={() => setOpen(true)}>
        <Download aria-hidden="true" size={20} />
        Baixar meus dados
      </Button>
      {isOpen && <ExportSheet onClose={() => setOpen(false)} />}
    </TitledCard>
  )
}

function ExportSheet({ onClose }: { onClose: () => void }) {
  const { mutate, data: ready, isPending, error } = useDataExport()
  return (
    <Sheet open onClose={onClose} title="Baixar meus dados">
      {ready ? (
        <div className="flex flex-col gap-4">
          <p role="status">O download começou. O arquivo tem dados de saúde: guarde em um lugar só seu.</p>
          <a href={ready.url} download className={buttonClass({ variant: 'secondary', wide: true })}>
            Não começou? Baixar de novo
          </a>
          <Button variant="ghost" wide onClick={onClose}>
            Fechar
          </Button>
        </div>
      ) : (
        <ProofForm
          label="Baixar"
          busyLabel="Conferindo…"
          isBusy={isPending}
          error={error}
          onProven={(proof) => mutate(proof, { onSuccess: ({ url }) => startDownload(url) })}
        >
          <p className="text-pretty text-ink-soft">
            Vai tudo de uma vez, então confirme que é você. Dá para pedir até quatro vezes por dia.
          </p>
        </ProofForm>
      )}
    </Sheet>
  )
}

/** Starts a download by the browser itself, which streams a file of any size. */
function startDownload(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
