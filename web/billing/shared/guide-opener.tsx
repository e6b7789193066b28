import { type ComponentType, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { showToast } from '../../ui/overlay/toast.ts'

/**
 * Button that opens the guide from the recipes screen. The guide is loaded on first use, because reading recipes does
 * not need it.
 */
export function GuideOpener() {
  const [Sheet, setSheet] = useState<ComponentType<{ onClose: () => void }>>()
  const open = () => {
    // Opens the sheet only after it loaded: a failing import must not break the shelf.
    import('../checkout/payments/guide-card.tsx').then(
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
