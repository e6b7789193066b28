import { diaryRecordsText } from '#contract/privacy/diary-data.ts'
import { consentTexts } from '#contract/privacy/consent-texts.ts'
import type { ConsentRecord } from '#contract/privacy/consents.ts'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { formatDayWithYear } from '../../ui/format/days-pt-br.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ProseList } from '../../ui/layout/prose.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { purposeTexts } from './copy.ts'
import { localDay } from '../../ui/format/local-day.ts'
import { latestDecision, useConsents } from './queries.ts'

/** Consent that targets and menus require: withdrawing it deletes them, which is stated first. */
export function HealthConsent({ history }: { history: readonly ConsentRecord[] }) {
  const [isAsking, setAsking] = useState(false)
  const { withdrawHealth } = useConsents()
  const last = latestDecision(history, 'dados_saude_plano')
  const isGranted = last?.granted ?? false
  const withdraw = () =>
    withdrawHealth.mutate(undefined, {
      onSuccess: () => {
        setAsking(false)
        showToast({ title: 'Autorização retirada', description: 'Respostas, metas e planos foram apagados.' })
      },
      onError: (error) =>
        showToast({
          title: 'Não foi possível retirar a autorização',
          description: messageOf(error),
          tone: 'error',
        }),
    })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
      <div className="flex min-w-[min(100%,10rem)] flex-1 flex-col">
        <p className="font-medium">{purposeTexts.dados_saude_plano.label}</p>
        <p className="text-sm text-pretty text-ink-soft">{purposeTexts.dados_saude_plano.hint}</p>
        <p className="pt-1 text-sm font-medium">{standOf(last)}</p>
      </div>
      {isGranted ? (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Retirar
        </Button>
      ) : (
        <LinkButton to="/onboarding" search={{ from: 'profile' }} variant="secondary">
          Responder
        </LinkButton>
      )}
      <Dialog
        open={isAsking}
        title="Retirar a autorização?"
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Manter</Button>
            <Button
              variant="danger"
              busy={withdrawHealth.isPending}
              busyLabel="Retirando…"
              onClick={withdraw}
            >
              Retirar e apagar
            </Button>
          </>
        }
      >
        <p>Sem ela não dá para calcular metas nem gerar cardápio. Na hora:</p>
        <ProseList
          items={[
            'São apagados: suas respostas, metas, pesos, dietas e planos da semana.',
            `Ficam: refeições, ${diaryRecordsText} e sua conta. Dá para apagar também, um a um ou com a conta.`,
            'Números escondidos continuam escondidos.',
            'Para voltar, responda o questionário.',
          ]}
        />
        <p className="text-sm text-ink-soft">O que você autorizou: “{consentTexts.dados_saude_plano.text}”</p>
      </Dialog>
    </div>
  )
}

function standOf(last: ConsentRecord | undefined): string {
  if (!last) return 'Ainda não autorizado'
  return `${last.granted ? 'Autorizado' : 'Retirado'} em ${formatDayWithYear(localDay(last.recorded_at))}`
}
