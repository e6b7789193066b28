import type { Proof } from '#contract/proof.ts'
import type { SecondFactor } from '#contract/account/second-factors.ts'
import { useState } from 'react'
import { Badge } from '../../ui/layout/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { pastDay } from '../../ui/format/past-day.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { ProofForm } from '../shared/proof-form.tsx'
import { useRemoveAuthenticator, useRenewRecoveryCodes } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { TurnOnSheet } from './turn-on-sheet.tsx'

type Asked = 'on' | 'off' | 'codes' | null

/** Authenticator app as second factor. */
export function AuthenticatorCard({ state }: { state: SecondFactor }) {
  const [asked, setAsked] = useState<Asked>(null)
  const [now] = useState(() => new Date())
  const { authenticator_since: since, recovery_codes_left: left } = state
  const close = () => setAsked(null)
  return (
    <TitledCard
      title="Verificação em duas etapas"
      note="Além da senha, um código do aplicativo no seu celular. Quem descobrir a senha não entra só com ela."
    >
      {since === null ? (
        <Button wide onClick={() => setAsked('on')}>
          Ligar
        </Button>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone="leaf">Ligada</Badge>
            <p className="text-sm text-ink-soft">Ligada {pastDay(new Date(since), now)}</p>
          </div>
          <p className={left < 3 ? 'font-medium' : 'text-sm text-ink-soft'}>{remaining(left)}</p>
          <Button variant="secondary" wide onClick={() => setAsked('codes')}>
            Criar novos códigos
          </Button>
          <Button variant="ghost" wide className="text-tomate" onClick={() => setAsked('off')}>
            Desligar
          </Button>
        </>
      )}
      {asked === 'on' && <TurnOnSheet onClose={close} />}
      {asked === 'codes' && <CodesSheet onClose={close} />}
      {asked === 'off' && <TurnOffSheet onClose={close} />}
    </TitledCard>
  )
}

function remaining(left: number): string {
  if (left === 0) return 'Nenhum código de recuperação: crie outros para não ficar sem entrada.'
  return left === 1 ? 'Resta 1 código de recuperação.' : `Restam ${left} códigos de recuperação.`
}

function CodesSheet({ onClose }: { onClose: () => void }) {
  const { mutate, data, isPending, error } = useRenewRecoveryCodes()
  return (
    <Sheet open onClose={onClose} title={data ? 'Guarde seus códigos' : 'Novos códigos de recuperação'}>
      {data ? (
        <RecoveryCodes codes={data.recovery_codes} onKept={onClose} />
      ) : (
        <ProofForm
          label="Criar códigos"
          busyLabel="Criando…"
          isBusy={isPending}
          error={error}
          onProven={(proof) => mutate(proof)}
        >
          <p className="text-ink-soft">Os códigos que você guardou antes deixam de valer.</p>
        </ProofForm>
      )}
    </Sheet>
  )
}

function TurnOffSheet({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error } = useRemoveAuthenticator()
  const turnOff = (proof: Proof) => mutate(proof, { onSuccess: onClose })
  return (
    <Sheet open onClose={onClose} title="Desligar as duas etapas?">
      <ProofForm
        label="Desligar"
        busyLabel="Desligando…"
        danger
        isBusy={isPending}
        error={error}
        onProven={turnOff}
      >
        <p className="text-pretty text-ink-soft">
          A senha volta a bastar para entrar, e os códigos de recuperação deixam de valer. As sessões em
          outros aparelhos terminam.
        </p>
      </ProofForm>
    </Sheet>
  )
}
