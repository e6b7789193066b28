import { consentTexts } from '#contract/consent-texts.ts'
import type { Scan } from '#contract/scans.ts'
import { useState } from 'react'
import { messageOf } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { allowPhotoRecognition, recogniseAgain } from './queries.ts'

interface PhotoConsentProps {
  scanId: string
  onScan: (scan: Scan) => void
}

/** Asks before a photo leaves for the first time. The words shown are the words stored. */
export function PhotoConsent({ scanId, onScan }: PhotoConsentProps) {
  const [isWorking, setWorking] = useState(false)
  const [error, setError] = useState<string>()
  const allow = async () => {
    setWorking(true)
    setError(undefined)
    try {
      await allowPhotoRecognition()
      onScan(await recogniseAgain(scanId))
    } catch (failure) {
      setError(messageOf(failure))
    } finally {
      setWorking(false)
    }
  }
  return (
    <Card tone="leaf" className="flex flex-col items-start gap-3">
      <h2 className="text-lg font-bold">Reconhecer pela foto?</h2>
      <p className="text-sm">{consentTexts.fotos_ia.text}</p>
      <Button busy={isWorking} busyLabel="Lendo o prato…" onClick={() => void allow()}>
        Autorizar e reconhecer
      </Button>
      {error && (
        <p role="alert" className="text-sm font-semibold text-tomate">
          {error}
        </p>
      )}
      <p className="text-sm text-ink-soft">Ou descreva o prato logo abaixo.</p>
    </Card>
  )
}
