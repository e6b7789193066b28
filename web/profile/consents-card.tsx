import { consentTexts } from '#contract/consent-texts.ts'
import type { GivenConsent } from '#contract/privacy.ts'
import { useState } from 'react'
import { messageOf } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Switch } from '../ui/switch.tsx'
import { showToast } from '../ui/toast.ts'
import { useConsents } from './queries.ts'
import { SettingsCard, SettingsTrouble } from './settings-card.tsx'

/** Measuring advertisements has its switch beside the words about it, on the page on privacy. */
type Purpose = Exclude<GivenConsent['purpose'], 'marketing_pixel'>

const words: Readonly<Record<Purpose, { label: string; hint: string }>> = {
  fotos_ia: {
    label: 'Reconhecer fotos com IA',
    hint: 'Vai só a foto, sem o seu nome',
  },
  acompanhamento: {
    label: 'Acompanhamento',
    hint: 'Recados sobre o seu progresso',
  },
}

/** What a person agreed to beyond the necessary. Withdrawing takes one tap; agreeing, the whole text. */
export function ConsentsCard() {
  const { query, change } = useConsents()
  const [asking, setAsking] = useState<Purpose | null>(null)
  const { data: consents, error } = query
  const record = (purpose: Purpose, granted: boolean) =>
    change.mutate(
      { purpose, granted },
      {
        onSuccess: () => {
          setAsking(null)
          showToast({ title: granted ? 'Autorização registrada' : 'Autorização retirada', tone: 'success' })
        },
        onError: (refusal) =>
          showToast({
            title: 'Não foi possível salvar as configurações.',
            description: messageOf(refusal),
            tone: 'error',
          }),
      },
    )
  return (
    <SettingsCard title="Suas autorizações" note="Opcionais. Ligue e desligue quando quiser.">
      {error && !consents && (
        <SettingsTrouble message={messageOf(error)} onRetry={() => void query.refetch()} />
      )}
      {consents?.map(
        ({ purpose, granted }) =>
          purpose !== 'marketing_pixel' && (
            <Switch
              key={purpose}
              {...words[purpose]}
              checked={granted}
              disabled={change.isPending}
              onChange={() => (granted ? record(purpose, false) : setAsking(purpose))}
            />
          ),
      )}
      {asking && (
        <Dialog
          open
          title={words[asking].label}
          onClose={() => setAsking(null)}
          actions={
            <>
              <Button busy={change.isPending} busyLabel="Registrando…" onClick={() => record(asking, true)}>
                Autorizar
              </Button>
              <Button variant="ghost" onClick={() => setAsking(null)}>
                Agora não
              </Button>
            </>
          }
        >
          <p>{consentTexts[asking].text}</p>
        </Dialog>
      )}
    </SettingsCard>
  )
}
