import { mailProofMinutes } from '#contract/account/access-reviews.ts'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { useSessionUser } from '../../api/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { useProveByMail } from './queries.ts'

/**
 * Target of the mailed link that proves an open session. Only the button uses the token: mail scanners open
 * links.
 */
export function ConfirmAccess({ token }: { token: string }) {
  const proving = useProveByMail()
  const navigate = useNavigate()
  const administers = useSessionUser()?.is_admin ?? false
  const refusal = proving.error instanceof ApiError ? proving.error.code : undefined
  if (refusal === 'invalid_token') return <EndedLink />
  if (refusal === 'link_of_other_session') return <OtherSession />
  const prove = () =>
    proving.mutate(token, {
      onSuccess: () => {
        showToast({
          title: 'E-mail confirmado',
          description: `Você tem ${mailProofMinutes} minutos.`,
          tone: 'success',
        })
        void navigate({ to: administers ? '/perfil/seguranca' : '/perfil/seguranca/revisao', replace: true })
      },
    })
  return (
    <Words
      title="É você?"
      actions={
        <>
          <Button size="large" wide busy={proving.isPending} busyLabel="Confirmando…" onClick={prove}>
            Confirmar que sou eu
          </Button>
          <LinkButton to="/perfil/seguranca/revisao" variant="ghost" wide>
            Não fui eu
          </LinkButton>
        </>
      }
    >
      <p>
        Confirme para liberar, neste navegador, o que pediu o link: mudar o que abre a sua conta, baixar ou
        apagar os seus dados.
      </p>
      {proving.error && (
        <p role="alert" className="text-tomate">
          {messageOf(proving.error)}
        </p>
      )}
    </Words>
  )
}

function EndedLink() {
  return (
    <Words
      title="Este link já não vale"
      actions={
        <LinkButton to="/perfil/seguranca" size="large" wide>
          Abrir Segurança
        </LinkButton>
      }
    >
      <p>
        Ele já foi usado, passou do prazo, deu lugar a outro ou é de outra conta. Peça outro em Perfil,
        Segurança.
      </p>
    </Words>
  )
}

/** Shown in a session that did not request the link; the link still works in the session that requested it. */
function OtherSession() {
  return (
    <Words
      title="Este link é de outro navegador"
      actions={
        <LinkButton to="/perfil/seguranca" size="large" wide>
          Abrir Segurança
        </LinkButton>
      }
    >
      <p>
        Ele só funciona onde foi pedido, sem ter saído da conta. Abra-o lá ou, para confirmar aqui, peça outro
        neste navegador.
      </p>
    </Words>
  )
}

interface WordsProps {
  title: string
  children: ReactNode
  actions: ReactNode
}

function Words({ title, children, actions }: WordsProps) {
  return (
    <Card className="flex flex-col gap-4">
      <h1 tabIndex={-1} className="text-2xl font-extrabold text-balance">
        {title}
      </h1>
      <div className="flex flex-col gap-2 text-pretty text-ink-soft">{children}</div>
      <div className="flex flex-col gap-3 pt-2">{actions}</div>
    </Card>
  )
}
