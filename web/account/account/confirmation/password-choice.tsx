import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { checkPassword } from '../field-checks.ts'
import { fieldTexts } from '../copy.ts'
import { Letter } from '../letter.tsx'
import { Notice } from '../notice.tsx'
import { confirmWithPassword } from '../queries.ts'

interface PasswordChoiceProps {
  token: string
  /** Called when the link has expired meanwhile. */
  onEnded: () => void
}

/**
 * Lets the owner of the mailbox set a new password, because the link was opened in a different browser from the
 * sign-up.
 */
export function PasswordChoice({ token, onEnded }: PasswordChoiceProps) {
  const [password, setPassword] = useState('')
  const [flaw, setFlaw] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmWithPassword(token, password),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'invalid_token') onEnded()
      else setFlaw(messageOf(error))
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const short = checkPassword(password)
    setFlaw(short)
    if (!short) mutate()
  }
  return (
    <Notice picture={<Letter />} title="Qual é a sua senha?">
      <p>
        Este navegador ou aparelho não é o do primeiro cadastro. Digite a senha da sua conta: é esta que passa
        a valer.
      </p>
      <form noValidate className="flex flex-col gap-4 pt-3 text-left text-ink" onSubmit={submit}>
        <PasswordField
          label="Senha"
          name="password"
          autoComplete="new-password"
          required
          value={password}
          error={flaw}
          hint={!flaw && fieldTexts.shortPassword}
          onChange={({ target }) => {
            setPassword(target.value)
            setFlaw(undefined)
          }}
        />
        <Button type="submit" size="large" wide busy={isPending} busyLabel="Confirmando…">
          Confirmar e entrar
        </Button>
      </form>
    </Notice>
  )
}
