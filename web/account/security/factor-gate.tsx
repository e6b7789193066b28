import type { ReactNode } from 'react'
import { useSessionUser } from '../../api/session.ts'
import { MailedLink } from './mailed-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { useProveByPasskey, useSecondFactor } from './queries.ts'

interface FactorGateProps {
  /** True if a sign-in method is added; access to the mailbox then does not replace the passkey. */
  adds: boolean
  children: ReactNode
}

/** Requires an existing sign-in method, or the mailed link, before sign-in methods change. */
export function FactorGate({ adds, children }: FactorGateProps) {
  const factor = useSecondFactor()
  const administers = useSessionUser()?.is_admin ?? false
  if (adds && factor?.first_by_link && !factor.is_mail_proven) {
    return (
      <MailedLink>
        Quem administra confirma pelo e-mail antes do primeiro segundo fator: só a senha não basta.
      </MailedLink>
    )
  }
  if (factor?.asks !== 'passkey' || (!adds && !administers && factor.is_mail_proven)) return children
  return <PasskeyProof mayProveByMail={!adds && !administers} adds={adds} />
}

function PasskeyProof({ mayProveByMail, adds }: { mayProveByMail: boolean; adds: boolean }) {
  const { mutate, isPending } = useProveByPasskey()
  return (
    <div className="flex flex-col gap-5">
      <p className="text-pretty text-ink-soft">
        Sua conta tem chave de acesso. Confirme com ela para continuar: só a senha não basta.
      </p>
      <Button size="large" wide busy={isPending} busyLabel="Esperando o aparelho…" onClick={() => mutate()}>
        Confirmar com chave de acesso
      </Button>
      {mayProveByMail && <MailedLink>Não tem mais a chave, ou ela não é sua?</MailedLink>}
      {adds && (
        <p className="text-sm text-pretty text-ink-soft">
          Não tem mais a chave? Remova-a primeiro, em Chaves de acesso.
        </p>
      )}
    </div>
  )
}
