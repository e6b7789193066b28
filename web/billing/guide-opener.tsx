import { type ComponentType, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'

/** Leads from the shelf to its guide, fetched with its first use: reading recipes does not need it. */
export function GuideOpener() {
  const [Sheet, setSheet] = useState<ComponentType<{ onClose: () => void }>>()
  const open = () => {
    // Only a sheet that is here is opened: one that cannot be fetched must not take the shelf with it.
    import('./guide-card.tsx').then(
      ({ GuideSheet }) => setSheet(() => GuideSheet),
      () => showToast({ title: 'Sem conexão para abrir o guia', tone: 'error' }),
    )
  }
  return (
    <>
      <Button variant="ghost" className="-mr-3 px-3" onClick={open}>
        Guia em PDF
      </Button>
      {Sheet && <Sheet onClose={() => setSheet(undefined)} />}
    </>
  )
}
