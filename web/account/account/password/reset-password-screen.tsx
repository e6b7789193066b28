import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { AccountHeader } from '../account-header.tsx'
import { AccountPage } from '../account-page.tsx'
import { fieldTexts, resetTexts } from '../copy.ts'
import { checkPassword } from '../field-checks.ts'
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx'
import { Letter } from '../letter.tsx'
import { Notice } from '../notice.tsx'
import { changeForgottenPassword } from '../queries.ts'
import { useFieldErrors } from '../use-field-errors.ts'

export function ResetPasswordScreen() {
  const { token, error } = useSearch({ from: '/reset-password' })
  return <AccountPage>{token && !error ? <NewPasswordForm token={token} /> : <EndedLink />}</AccountPage>
}

function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const { form, errors, refuse, settle } = useFieldErrors<'password' | 'repeated'>()
  const changing = useMutation({
    mutationFn: changeForgottenPassword,
    onSuccess: () => navigate({ to: '/auth', state: { passwordChanged: true }, replace: true }),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'invalid_token') {
        // Without a token this screen reports an expired link.
        return void navigate({ to: '/reset-password', search: {}, replace: true })
      }
      if (error instanceof ApiError && error.code === 'weak_password') refuse({ password: error.detail })
      showToast({ title: resetTexts.failed, description: messageOf(error), tone: 'error' })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (changing.isPending) return
    const unequal = password === repeated ? undefined : fieldTexts.unequalPasswords
    if (!refuse({ password: checkPassword(password), repeated: unequal })) {
      changing.mutate({ token, newPassword: password })
    }
  }

  return (
    <>
      <AccountHeader
        title="Crie outra senha"
        promise="Você sai da conta nos outros aparelhos e entra com a senha nova."
      />
      <form ref={form} noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <PasswordField
          label="Nova senha"
          name="password"
          autoComplete="new-password"
          required
          value={password}
          error={errors.password}
          hint={!errors.password && fieldTexts.shortPassword}
          onChange={(event) => {
            setPassword(event.target.value)
            settle('password')
          }}
        />
        <PasswordField
          label="Repita a nova senha"
          name="repeated"
          autoComplete="new-password"
          required
          value={repeated}
          error={errors.repeated}
          onChange={(event) => {
            setRepeated(event.target.value)
            settle('repeated')
          }}
        />
        <Button type="submit" size="large" wide busy={changing.isPending} busyLabel="Salvando…">
          Salvar nova senha
        </Button>
      </form>
    </>
  )
}

/** Shown for a link that has expired after an hour or was used; offers a new one. */
function EndedLink() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Notice
        picture={<Letter spoilt />}
        title="Este link já não vale"
        actions={
          <>
            <Button size="large" wide onClick={() => setAsking(true)}>
              Pedir outro link
            </Button>
            <LinkButton to="/auth" variant="ghost" wide>
              Voltar ao login
            </LinkButton>
          </>
        }
      >
        <p>O link para criar outra senha vale por 1 hora e funciona uma vez.</p>
      </Notice>
      <ForgotPasswordDialog open={asking} onClose={() => setAsking(false)} email="" />
    </>
  )
}
