import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/layout/lazy-part.ts'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { type Challenge, signIn } from '../../../api/sign-in.ts'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { track } from '../../../privacy/shared/track.ts'
import { signInTexts } from '../copy.ts'
import type { DraftProps } from './draft.ts'
import { EmailField } from '../email-field.tsx'
import { checkEmail, checkPassword } from '../field-checks.ts'
import { ForgotPasswordDialog } from '../password/forgot-password-dialog.tsx'
import { pendingEmail } from '../pending-email.ts'
import { hasOtherKeys } from '../queries.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { ResendButton } from '../resend-button.tsx'
import { useFieldErrors } from '../use-field-errors.ts'

const CodeStep = lazyPart(() => import('./code-step.tsx'), 'CodeStep')

interface SignInFormProps extends DraftProps {
  /** Message from the previous screen; replaced by an error. */
  greeting: { title: string; text: string } | undefined
  /** Purchase that the buyer returns from. */
  pedido: string | undefined
  /**
   * The password was just reset through a mailed link. After this sign-in, the other sign-in methods are reviewed
   * first.
   */
  isAfterReset: boolean
}

export function SignInForm({ draft, onChange, greeting, pedido, isAfterReset }: SignInFormProps) {
  const navigate = useNavigate()
  const [forgot, setForgot] = useState(false)
  const [asked, setAsked] = useState<Challenge | null>(null)
  const { form, errors, refuse, settle } = useFieldErrors<'email' | 'password'>()
  const goIn = async () => {
    track('CompleteRegistration', { method: 'email' })
    pendingEmail.set(null)
    showToast({ ...signInTexts.done, tone: 'success' })
    if (isAfterReset && (await hasOtherKeys())) return navigate({ to: '/perfil/seguranca/revisao' })
    await (pedido ? navigate({ to: '/pagamentos', search: { pedido } }) : navigate({ to: '/app' }))
  }
  const entering = useMutation({
    mutationFn: signIn,
    onSuccess: async (challenge) => {
      if (challenge) setAsked(challenge)
      else await goIn()
    },
    onError: (error) => {
      showToast({ title: signInTexts.failed, description: messageOf(error), tone: 'error' })
      if (!(error instanceof ApiError)) return
      const unknown = ofPassword.has(error.code) ? error.detail : undefined
      refuse({ email: error.fieldDetail('email'), password: error.fieldDetail('password') ?? unknown })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { email, password } = draft
    if (entering.isPending) return
    if (refuse({ email: checkEmail(email), password: checkPassword(password) })) return
    entering.mutate({ email, password })
  }
  const refusedEmail = unconfirmedEmail(entering)

  if (asked) {
    return (
      <Suspense fallback={<p role="status">Só um instante…</p>}>
        <CodeStep asked={asked} onEntered={() => void goIn()} onBack={() => setAsked(null)} />
      </Suspense>
    )
  }
  return (
    <>
      <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
        {greeting && !entering.isError && (
          <Banner tone="success" title={greeting.title}>
            {greeting.text}
          </Banner>
        )}
        <EmailField
          value={draft.email}
          error={errors.email}
          onChange={(email) => {
            onChange({ email })
            settle('email')
          }}
        />
        <div className="flex flex-col gap-1">
          <PasswordField
            label="Senha"
            name="password"
            autoComplete="current-password"
            required
            value={draft.password}
            error={errors.password}
            onChange={(event) => {
              onChange({ password: event.target.value })
              settle('password')
            }}
          />
          <Button variant="ghost" className="-mr-3 self-end px-3" onClick={() => setForgot(true)}>
            Esqueci minha senha
          </Button>
        </div>
        {refusedEmail && (
          <Banner
            tone="warning"
            title="Falta confirmar seu e-mail"
            action={<ResendButton email={refusedEmail} />}
          >
            Abra a mensagem que enviamos: ela diz o próximo passo. Se não chegou, confira o spam ou peça
            outra.
          </Banner>
        )}
        <Button type="submit" size="large" wide busy={entering.isPending} busyLabel="Entrando…">
          Entrar
        </Button>
        <PasskeyButton onEntered={() => void goIn()} />
      </form>
      <ForgotPasswordDialog open={forgot} onClose={() => setForgot(false)} email={draft.email} />
    </>
  )
}

/** Errors shown at the field, where they stay after the toast has closed. */
const ofPassword = new Set<string>(['invalid_credentials', 'sign_in_guarded'])

/**
 * Returns the e-mail address of a sign-in refused only because the address is not confirmed; undefined for any other
 * result.
 */
function unconfirmedEmail(entering: {
  error: Error | null
  variables: { email: string } | undefined
}): string | undefined {
  const { error, variables } = entering
  return error instanceof ApiError && error.code === 'email_not_confirmed' ? variables?.email : undefined
}
