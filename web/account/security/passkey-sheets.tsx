import type { Passkey } from '#contract/account/passkeys.ts'
import type { Proof } from '#contract/proof.ts'
import { useState } from 'react'
import { CeremonyCancelled } from '../../api/passkey-ceremony.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { ProofForm } from '../shared/proof-form.tsx'
import { useAddPasskey, useRemovePasskey } from './queries.ts'

export function AddPasskeySheet({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('Este aparelho')
  const { mutate, isPending, error } = useAddPasskey()
  const add = (proof: Proof) =>
    mutate(
      { name, proof },
      {
        onSuccess: () => {
          showToast({ title: 'Chave de acesso criada', tone: 'success' })
          onClose()
        },
        onError: (refusal) => {
          const words = ceremonyText(refusal)
          if (words) showToast({ title: words, tone: 'error' })
        },
      },
    )
  return (
    <Sheet open onClose={onClose} title="Criar chave de acesso">
      <ProofForm
        adds
        label="Continuar"
        busyLabel="Esperando o aparelho…"
        isBusy={isPending}
        error={ceremonyText(error) ? null : error}
        onProven={add}
      >
        <p className="text-pretty text-ink-soft">
          Depois da senha, o aparelho pergunta onde guardar a chave e confirma que é você.
        </p>
        <TextField
          label="Nome da chave"
          hint="Para você reconhecer depois, como “Celular”."
          value={name}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
        />
      </ProofForm>
    </Sheet>
  )
}

/**
 * Text for a failure of the browser's passkey prompt; undefined for any other error. The only DOMException that
 * `createPasskey` throws means that the device already has a key.
 */
function ceremonyText(error: Error | null): string | undefined {
  if (error instanceof CeremonyCancelled) return 'A chave não foi criada'
  return error instanceof DOMException ? 'Este aparelho já tem uma chave desta conta' : undefined
}

export function RemovePasskeySheet({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { mutate, isPending, error } = useRemovePasskey()
  const remove = (proof: Proof) => mutate({ id: passkey.id, proof }, { onSuccess: onClose })
  return (
    <Sheet open onClose={onClose} title={`Remover ${passkey.name}?`}>
      <ProofForm
        label="Remover"
        busyLabel="Removendo…"
        danger
        isBusy={isPending}
        error={error}
        onProven={remove}
      >
        <p className="text-pretty text-ink-soft">
          Ela deixa de abrir a conta, e as sessões em outros aparelhos terminam. Apague também a chave no
          gerenciador do aparelho, onde ela continua guardada.
        </p>
      </ProofForm>
    </Sheet>
  )
}
