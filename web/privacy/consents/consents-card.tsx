import { consentTexts } from '#contract/privacy/consent-texts.ts'
import type { ConsentRecord, GivenConsent } from '#contract/privacy/consents.ts'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { ConsentHistory } from './consent-history.tsx'
import { purposeTexts } from './copy.ts'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { DataTrouble } from './data-trouble.tsx'
import { HealthConsent } from './health-consent.tsx'
import { latestDecision, useConsents } from './queries.ts'

/** Purposes with a switch on this card. Ad measurement has its switch next to its text, on the privacy page. */
type Purpose = Exclude<GivenConsent['purpose'], 'marketing_pixel'>
const switched: readonly Purpose[] = ['fotos_ia', 'acompanhamento']

/** Consents by purpose, with their dates. */
export function ConsentsCard() {
  const { query } = useConsents()
  const { data: history, error } = query
  return (
    <TitledCard title="Suas autorizações" note="Cada uma por si. Retirar leva um toque e vale na hora.">
      {history ? (
        <div className="flex flex-col divide-y divide-line">
          <HealthConsent history={history} />
          <OptionalConsents history={history} />
          <ConsentHistory history={history} />
        </div>
      ) : error ? (
        <DataTrouble message={messageOf(error)} onRetry={() => void query.refetch()} />
      ) : (
        <div role="status" aria-label="Carregando autorizações" className="flex flex-col gap-3">
          <Skeleton className="h-20 w-full rounded-control" />
          <Skeleton className="h-13 w-full rounded-control" />
          <Skeleton className="h-13 w-full rounded-control" />
        </div>
      )}
    </TitledCard>
  )
}

/** Withdrawing takes one tap; consenting shows the whole text. */
function OptionalConsents({ history }: { history: readonly ConsentRecord[] }) {
  const { change } = useConsents()
  const [asking, setAsking] = useState<Purpose | null>(null)
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
    <>
      {switched.map((purpose) => {
        const granted = latestDecision(history, purpose)?.granted ?? false
        return (
          <Switch
            key={purpose}
            {...purposeTexts[purpose]}
            checked={granted}
            disabled={change.isPending}
            onChange={() => (granted ? record(purpose, false) : setAsking(purpose))}
          />
        )
      })}
      {asking && (
        <Dialog
          open
          title={purposeTexts[asking].label}
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
    </>
  )
}
