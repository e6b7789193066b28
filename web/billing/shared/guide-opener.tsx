import { Suspense, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { lazyPart } from '../../ui/layout/lazy-part.ts'

const GuideSheet = lazyPart(() => import('../checkout/payments/guide-card.tsx'), 'GuideSheet')

/**
 * Button that opens the guide from the recipes screen. The guide is loaded on first use, because reading recipes does
 * not need it.
 */
export function GuideOpener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" className="-mr-3 px-3" onClick={() => setOpen(true)}>
        Guia em PDF
      </Button>
      {isOpen && (
        <Suspense>
          <GuideSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
