import { diaryRecordsText } from '#contract/privacy/diary-data.ts'
import { deletionWord } from '#contract/privacy/deletion-word.ts'
import type { Proof } from '#contract/proof.ts'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useSessionUser } from '../../api/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ProofForm } from '../../account/shared/proof-form.tsx'
import { ProseLink, ProseList } from '../../ui/layout/prose.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { useAccountDeletion } from './queries.ts'

export function AccountDeletionCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <TitledCard
      title="Excluir a conta"
      note="Apaga a conta e tudo o que é dela, na hora. Não há como desfazer."
    >
      <Button variant="ghost" wide className="text-tomate" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden="true" size={20} />
        Excluir minha conta
      </Button>
      {isOpen && <AccountDeletionSheet onClose={() => setOpen(false)} />}
    </TitledCard>
  )
}

function AccountDeletionSheet({ onClose }: { onClose: () => void }) {
  const [word, setWord] = useState('')
  const navigate = useNavigate()
  const userId = useSessionUser()?.id ?? ''
  const { mutate, isPending, error } = useAccountDeletion()
  const erase = (proof: Proof) =>
    mutate(
      { userId, ...proof, word },
      {
        onSuccess: ({ is_finishing: isFinishing }) => {
          showToast({
            title: 'Sua conta foi apagada',
            description: isFinishing
              ? 'Falta uma confirmação de fora, que continuamos pedindo. O e-mail conta como ficou.'
              : 'Mandamos um e-mail confirmando.',
          })
          void navigate({ to: '/auth' })
        },
      },
    )
  return (
    <Sheet open onClose={onClose} title="Excluir minha conta">
      <ProofForm
        label="Excluir para sempre"
        busyLabel="Apagando…"
        danger
        isBusy={isPending}
        error={error}
        onProven={erase}
        more={
          <TextField
            label={`Digite ${deletionWord} para confirmar`}
            value={word}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={error instanceof ApiError ? error.fieldDetail('word') : undefined}
            onChange={({ target }) => setWord(target.value)}
          />
        }
        wayOut={
          <Button variant="ghost" wide onClick={onClose}>
            Manter a conta
          </Button>
        }
      >
        <WhatGoes />
      </ProofForm>
    </Sheet>
  )
}

function WhatGoes() {
  return (
    <div className="flex flex-col gap-3">
      <ProseList
        items={[
          `São apagados agora: respostas, refeições, fotos, ${diaryRecordsText}, pesos, dietas, planos, favoritas, autorizações e todas as sessões.`,
          'A renovação automática é cancelada no Mercado Pago; se ele não responder, continuamos pedindo até confirmar.',
          'A lei fiscal pede que o mínimo de cada pagamento fique por cinco anos: valor, data, forma e número. Sem nome, contato ou nada de saúde.',
          'O acesso pago que ainda resta termina junto.',
        ]}
      />
      <p>
        Comprou há até 7 dias e quer o dinheiro de volta? Desista antes da compra em{' '}
        <ProseLink to="/pagamentos">Pagamentos</ProseLink>. Se quiser guardar algo, baixe seus dados primeiro.
      </p>
    </div>
  )
}
