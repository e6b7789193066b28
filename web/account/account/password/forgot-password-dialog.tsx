import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { requestResetLink } from '../../../api/sign-in.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { forgotTexts } from '../copy.ts'
import { EmailField } from '../email-field.tsx'
import { checkEmail } from '../field-checks.ts'
import { useFieldErrors } from '../use-field-errors.ts'

interface ForgotPasswordDialogProps {
  open: boolean
  onClose: () => void
  /** E-mail address typed in the sign-in form. */
  email: string
}

export function ForgotPasswordDialog({ open, onClose, email }: ForgotPasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Esqueceu a senha?">
      <ForgotPasswordForm typedEmail={email} onClose={onClose} />
    </Dialog>
  )
}

function ForgotPasswordForm({ typedEmail, onClose }: { typedEmail: string; onClose: () => void }) {
  const [email, setEmail] = useState(typedEmail)
  const { form, errors, refuse, settle } = useFieldErrors<'email'>()
  const asking = useMutation({
    mutationFn: requestResetLink,
    onSuccess: () => {
      onClose()
      showToast({ ...forgotTexts.done, tone: 'success' })
    },
    onError: (error) => refuse({ email: reasonOf(error) }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (asking.isPending) return
    const wrong = email.trim() === '' ? forgotTexts.noEmail : checkEmail(email)
    if (!refuse({ email: wrong })) asking.mutate({ email })
  }
  return (
    <form ref={form} noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <p className="text-ink-soft">Diga seu e-mail e enviamos um link para criar outra senha.</p>
      <EmailField
        value={email}
        error={errors.email}
        onChange={(value) => {
          setEmail(value)
          settle('email')
        }}
      />
      <div className="flex flex-col gap-2">
        <Button type="submit" wide busy={asking.isPending} busyLabel="Enviando…">
          Enviar link
        </Button>
        <Button variant="ghost" wide onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

/** Returns the message of an ApiError without a reply or with a status below 500, else one common message. */
function reasonOf(error: Error): string {
  const clear = error instanceof ApiError && (error.status === 0 || error.status < 500)
  return clear ? (error.fieldDetail('email') ?? error.detail) : forgotTexts.failed
}
