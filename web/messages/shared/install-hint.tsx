import { X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { LogoMark } from '../../ui/drawn/logo.tsx'
import { followInstallQuestion, heldInstallQuestion, type InstallQuestion } from './install-question.ts'
import { declineInstall, installWay, isInstallDeclined, isStandalone } from '../install/install-way.ts'
import { InstallSteps } from '../install/install-steps.tsx'

/**
 * Offers installation; shows nothing if this browser cannot install the app or the hint was dismissed on this device.
 */
export function InstallHint() {
  const [isOver, setOver] = useState(isInstallDeclined)
  const question = useSyncExternalStore(followInstallQuestion, heldInstallQuestion)
  const way = wayOfThisDevice(question)
  if (isOver || !way) return null
  const putAway = () => {
    declineInstall()
    setOver(true)
  }
  return (
    <Card tone="leaf" aria-labelledby="instalar" className="relative flex flex-col gap-3">
      <div className="flex items-start gap-3 pr-8">
        <LogoMark size={40} />
        <div>
          <h2 id="instalar" className="text-lg font-bold">
            Deixe à mão na tela inicial
          </h2>
          <p className="text-sm">Abre num toque e mostra o seu dia mesmo sem internet.</p>
        </div>
      </div>
      {way.by === 'question' ? (
        <Button onClick={() => void way.ask().finally(putAway)}>Instalar</Button>
      ) : (
        <InstallSteps />
      )}
      <IconButton
        label="Não mostrar de novo"
        icon={<X size={18} />}
        className="absolute top-2 right-2"
        onClick={putAway}
      />
    </Card>
  )
}

/** Whether this browser can install the app and the hint was not dismissed. */
export function isInstallOffered(): boolean {
  return !isInstallDeclined() && wayOfThisDevice(heldInstallQuestion()) !== null
}

function wayOfThisDevice(question: InstallQuestion | null) {
  return installWay({
    isInstalled: isStandalone(),
    question,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  })
}
