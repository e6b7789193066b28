import { consentTexts } from '#contract/privacy/consent-texts.ts'
import type { Scan } from '#contract/scans/scans.ts'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { allowPhotoRecognition, recogniseAgain } from '../queries.ts'

interface PhotoConsentProps {
  scanId: string
  onScan: (scan: Scan) => void
}

/**
 * Asks for consent before a photo is first sent to the recognition model. The consent is stored with exactly the text
 * shown.
 */
export function PhotoConsent({ scanId, onScan }: PhotoConsentProps) {
  const recognising = useMutation({
    mutationFn: async () => {
      await allowPhotoRecognition()
      return recogniseAgain(scanId)
    },
    onSuccess: onScan,
  })
  return (
    <Card tone="leaf" className="flex flex-col items-start gap-3">
      <h2 className="text-lg font-bold">Reconhecer pela foto?</h2>
      <p className="text-sm">{consentTexts.fotos_ia.text}</p>
      <Button busy={recognising.isPending} busyLabel="Lendo o prato…" onClick={() => recognising.mutate()}>
        Autorizar e reconhecer
      </Button>
      {recognising.error && (
        <p role="alert" className="text-sm font-semibold text-tomate">
          {messageOf(recognising.error)}
        </p>
      )}
      <p className="text-sm text-ink-soft">Ou descreva o prato logo abaixo.</p>
    </Card>
  )
}
