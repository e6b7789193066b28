import { mailedLinkMinutes } from '#contract/account/access-reviews.ts'
import type { ReactNode } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useRequestMailedLink } from './queries.ts'

/** Requests the mail with the link that proves this session. */
export function MailedLink({ children }: { children: ReactNode }) {
  const { mutate, isPending, isSuccess, error } = useRequestMailedLink()
  return (
    <div className="flex flex-col gap-3">
      <p className="text-pretty text-ink-soft">{children}</p>
      <Button variant="secondary" wide busy={isPending} busyLabel="Enviando…" onClick={() => mutate()}>
        {isSuccess ? 'Enviar outro link' : 'Confirmar pelo e-mail'}
      </Button>
      <p role="status" className="text-sm text-pretty">
        {isSuccess &&
          `Enviamos o link para o e-mail da conta. Abra-o neste navegador em até ${mailedLinkMinutes} minutos.`}
      </p>
      {error && (
        <p role="alert" className="text-pretty text-tomate">
          {messageOf(error)}
        </p>
      )}
    </div>
  )
}
