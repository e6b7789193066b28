import type { Proof } from '#contract/proof.ts'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { ProofForm } from '../shared/proof-form.tsx'
import { useChangePassword, useRequestNewPassword } from './queries.ts'

export function PasswordCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <TitledCard title="Senha" note="Ao trocar, você continua aqui e os outros aparelhos saem da conta.">
      <Button variant="secondary" wide onClick={() => setOpen(true)}>
        Trocar a senha
      </Button>
      {isOpen && <PasswordSheet onClose={() => setOpen(false)} />}
    </TitledCard>
  )
}

function PasswordSheet({ onClose }: { onClose: () => void }) {
  const [newPassword, setNewPassword] = useState('')
  const { mutate, isPending, error } = useChangePassword()
  const forgotten = useRequestNewPassword()
  const flaw = flawOf(error)
  const change = ({ password: currentPassword, code }: Proof) =>
    mutate(
      { currentPassword, newPassword, ...(code !== undefined && { code }) },
      {
        onSuccess: () => {
          showToast({
            title: 'Senha trocada',
            description: 'Os outros aparelhos saíram da conta.',
            tone: 'success',
          })
          onClose()
        },
      },
    )
  return (
    <Sheet open onClose={onClose} title="Trocar a senha">
      <ProofForm
        passwordLabel="Senha atual"
        label="Trocar a senha"
        busyLabel="Trocando…"
        isBusy={isPending}
        error={isWeak(error) ? null : error}
        onProven={change}
        more={
          <PasswordField
            label="Nova senha"
            autoComplete="new-password"
            value={newPassword}
            error={flaw}
            hint={!flaw && 'Mínimo de 8 caracteres'}
            onChange={({ target }) => setNewPassword(target.value)}
          />
        }
        wayOut={
          <Button
            variant="ghost"
            wide
            busy={forgotten.isPending}
            busyLabel="Enviando…"
            onClick={() => forgotten.mutate()}
          >
            Esqueci a senha atual
          </Button>
        }
      >
        <p className="text-pretty text-ink-soft">Os outros aparelhos saem da conta. Este continua.</p>
      </ProofForm>
    </Sheet>
  )
}

const isWeak = (error: Error | null) => error instanceof ApiError && error.code === 'weak_password'

function flawOf(error: Error | null): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.code === 'weak_password' ? error.detail : error.fieldDetail('newPassword')
}
