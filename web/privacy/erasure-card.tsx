import { erasureWord } from '#contract/erasure-word.ts'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { ApiError, messageOf } from '../api/api-error.ts'
import { useSessionUser } from '../api/session.ts'
import { Button } from '../ui/button.tsx'
import { useAsksCode } from '../security/queries.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { ProseLink, ProseList } from '../ui/prose.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.ts'
import { TitledCard } from '../ui/titled-card.tsx'
import { useErasure } from './queries.ts'

export function ErasureCard() {
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
      {isOpen && <ErasureSheet onClose={() => setOpen(false)} />}
    </TitledCard>
  )
}

function ErasureSheet({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const asksCode = useAsksCode()
  const [word, setWord] = useState('')
  const navigate = useNavigate()
  const userId = useSessionUser()?.id ?? ''
  const { mutate, isPending, error } = useErasure()
  const erase = (event: SubmitEvent) => {
    event.preventDefault()
    mutate(
      { userId, password, code: asksCode ? code : undefined, word },
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
  }
  const refusals = refusalsOf(error)
  return (
    <Sheet open onClose={onClose} title="Excluir minha conta">
      <form noValidate className="flex flex-col gap-5" onSubmit={erase}>
        <WhatGoes />
        <PasswordField
          label="Sua senha"
          value={password}
          error={refusals.password}
          onChange={({ target }) => setPassword(target.value)}
        />
        {asksCode && (
          <TextField
            label="Código"
            hint="Do aplicativo autenticador, ou um código de recuperação."
            value={code}
            autoComplete="one-time-code"
            error={refusals.code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
        <TextField
          label={`Digite ${erasureWord} para confirmar`}
          value={word}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={refusals.word}
          onChange={({ target }) => setWord(target.value)}
        />
        {refusals.other && (
          <p role="alert" className="text-tomate">
            {refusals.other}
          </p>
        )}
        <div className="flex flex-col gap-2">
          <Button type="submit" variant="danger" size="large" wide busy={isPending} busyLabel="Apagando…">
            Excluir para sempre
          </Button>
          <Button variant="ghost" wide onClick={onClose}>
            Manter a conta
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

function WhatGoes() {
  return (
    <div className="flex flex-col gap-3">
      <ProseList
        items={[
          'São apagados agora: respostas, refeições, fotos, pesos, dietas, planos, favoritas, autorizações e todas as sessões.',
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

function refusalsOf(error: Error | null) {
  if (!error) return {}
  if (error instanceof ApiError && error.fields.length > 0) {
    const [password, code, word] = ['password', 'code', 'word'].map((field) => error.fieldDetail(field))
    return { password, code, word }
  }
  const refused = error instanceof ApiError ? error.code : undefined
  if (refused === 'invalid_credentials') return { password: messageOf(error) }
  const isCode = refused === 'code_invalid' || refused === 'code_required'
  return isCode ? { code: messageOf(error) } : { other: messageOf(error) }
}
