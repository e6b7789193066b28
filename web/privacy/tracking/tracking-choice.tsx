import { consentTexts } from '#contract/privacy/consent-texts.ts'
import { useState, useSyncExternalStore } from 'react'
import { Switch } from '../../ui/form/switch.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { currentConsent, decide, isRefusedByBrowser, onConsentChange, type ConsentState } from './consent.ts'

const hints: Readonly<Record<ConsentState, string>> = {
  unknown: 'Conferindo o que você decidiu…',
  undecided: 'Você ainda não decidiu. Até lá, nada é enviado.',
  granted: 'Você autorizou. Pode desligar quando quiser.',
  refused: 'Você recusou. Nada é enviado.',
}

/** Text on ad measurement with its switch; takes effect at once in every tab. */
export function TrackingChoice() {
  const consent = useSyncExternalStore(onConsentChange, currentConsent)
  const [isBusy, setBusy] = useState(false)
  const isForced = isRefusedByBrowser()
  const change = async () => {
    const granted = consent !== 'granted'
    setBusy(true)
    try {
      await decide(granted)
    } catch {
      showToast({
        title: granted ? 'Não foi possível salvar a sua autorização' : 'Desligado neste aparelho',
        description: granted
          ? 'Nada é enviado. Tente de novo em alguns momentos.'
          : 'Sua conta fica sabendo assim que houver conexão.',
        tone: granted ? 'error' : 'plain',
      })
    }
    setBusy(false)
  }
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-3">
      <p className="pt-1 pb-2">{consentTexts.marketing_pixel.text}</p>
      <Switch
        label="Medir anúncios"
        hint={isForced ? 'Seu navegador pede para não ser seguido, e isso vale como recusa.' : hints[consent]}
        checked={consent === 'granted'}
        disabled={isForced || isBusy || consent === 'unknown'}
        onChange={() => void change()}
      />
    </div>
  )
}
