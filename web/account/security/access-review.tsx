import type { Passkey } from '#contract/account/passkeys.ts'
import type { Proof } from '#contract/proof.ts'
import type { SecondFactor } from '#contract/account/second-factors.ts'
import type { OpenSession } from '#contract/account/sessions.ts'
import { useState } from 'react'
import { useSessionUser } from '../../api/session.ts'
import { Banner } from '../../ui/overlay/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { pastDay } from '../../ui/format/past-day.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { ProofForm } from '../shared/proof-form.tsx'
import { useRemoveOtherAccess, useRequestNewPassword } from './queries.ts'

interface AccessReviewProps {
  factor: SecondFactor
  passkeys: readonly Passkey[]
  sessions: readonly OpenSession[]
}

/**
 * Methods to keep are marked; all others are removed with one tap, after a confirmation of identity unless a recent
 * proof of the mailbox suffices.
 */
export function AccessReview({ factor, passkeys, sessions }: AccessReviewProps) {
  const hasApp = factor.authenticator_since !== null
  const administers = useSessionUser()?.is_admin ?? false
  // A sign-in with the only factor proves possession of it.
  const [kept, setKept] = useState<ReadonlySet<string>>(
    () => new Set(factor.is_proven && !hasApp && passkeys.length === 1 ? passkeys.map(({ id }) => id) : []),
  )
  const [keepsApp, setKeepsApp] = useState(factor.is_proven && hasApp)
  const [isAsking, setAsking] = useState(false)
  const removing = useRemoveOtherAccess()
  const isProven =
    factor.is_mail_proven && (factor.asks === 'nothing' || (factor.asks === 'passkey' && !administers))
  const remove = (proof?: Proof) =>
    removing.mutate(
      { keep_passkeys: [...kept], keep_authenticator: keepsApp, ...(proof && { proof }) },
      { onSuccess: () => setAsking(false), onError: () => setAsking(true) },
    )
  const others = sessions.filter((session) => !session.is_current)
  const isAlone = passkeys.length === 0 && !hasApp && others.length === 0
  return (
    <div className="flex flex-col gap-4">
      {removing.data && (
        <div ref={takeFocus} role="status" tabIndex={-1} className="rounded-card outline-none">
          <Banner tone="success" title="Pronto, o resto foi removido">
            Só o que ficou nesta tela abre a sua conta. Enviamos um e-mail com a lista.
          </Banner>
        </div>
      )}
      {!factor.is_mail_proven && !removing.data && <NewPassword />}
      {(passkeys.length > 0 || hasApp) && (
        <TitledCard title="Chaves e códigos" note="Marque o que é seu. O que ficar sem marca é removido.">
          {passkeys.map((passkey) => (
            <KeyBox
              key={passkey.id}
              label={passkey.name}
              since={`Chave de acesso criada ${day(passkey.created_at)}${
                passkey.last_used_at ? `, usada ${day(passkey.last_used_at)}` : ''
              }`}
              isKept={kept.has(passkey.id)}
              onChange={(isKept) =>
                setKept(new Set([...kept].filter((id) => id !== passkey.id).concat(isKept ? passkey.id : [])))
              }
            />
          ))}
          {hasApp && (
            <KeyBox
              label="Aplicativo autenticador"
              since={`Ligado ${day(factor.authenticator_since ?? '')}`}
              isKept={keepsApp}
              onChange={setKeepsApp}
            />
          )}
        </TitledCard>
      )}
      <SessionList sessions={sessions} />
      {!isAlone && (
        <Button
          variant="danger"
          size="large"
          wide
          busy={removing.isPending && !isAsking}
          busyLabel="Removendo…"
          onClick={() => (isProven ? remove() : setAsking(true))}
        >
          Remover o resto
        </Button>
      )}
      {isAsking && (
        <Sheet open onClose={() => setAsking(false)} title="Remover o resto?">
          <ProofForm
            label="Remover"
            busyLabel="Removendo…"
            danger
            isBusy={removing.isPending}
            error={removing.error}
            onProven={remove}
          >
            <p className="text-pretty text-ink-soft">
              O que você não marcou deixa de abrir a conta, e todos os outros aparelhos saem dela.
            </p>
          </ProofForm>
        </Sheet>
      )}
    </div>
  )
}

/** Moves the focus to the text, because the tapped button may have been removed. */
const takeFocus = (text: HTMLElement | null) => text?.focus()

const day = (instant: string) => pastDay(new Date(instant), new Date())

interface KeyBoxProps {
  label: string
  since: string
  isKept: boolean
  onChange: (isKept: boolean) => void
}

function KeyBox({ label, since, isKept, onChange }: KeyBoxProps) {
  return (
    <Checkbox
      label={`É meu: ${label}`}
      hint={since}
      checked={isKept}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}

function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  return (
    <TitledCard title="Aparelhos conectados" note="Este continua. Os outros saem da conta.">
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map(({ id, device, last_used_at: lastUsed, is_current: isCurrent }) => (
          <li key={id} className="flex flex-col py-2.5">
            <p className="font-medium break-words">{device}</p>
            <p className="text-sm text-ink-soft">
              {isCurrent ? 'Este aparelho' : `Usado ${day(lastUsed)}, será encerrado`}
            </p>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

function NewPassword() {
  const { mutate, isPending } = useRequestNewPassword()
  return (
    <TitledCard
      title="Comece por outra senha"
      note="Quem sabe a senha entra de novo. Enviamos um link ao seu e-mail: crie outra, entre com ela, e esta tela se abre."
    >
      <Button variant="secondary" wide busy={isPending} busyLabel="Enviando…" onClick={() => mutate()}>
        Criar outra senha
      </Button>
    </TitledCard>
  )
}
