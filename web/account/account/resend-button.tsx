import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { Button, type ButtonVariant } from '../../ui/buttons/button.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { resendTexts } from './copy.ts'
import { resendEmail } from './queries.ts'
import { useCountdown } from './use-countdown.ts'

/** Seconds that the server requires between two links to one e-mail address. */
const waitSeconds = 60

interface ResendButtonProps {
  email: string
  wide?: boolean
  variant?: ButtonVariant
  /** Validates the e-mail address before sending; false cancels. */
  mayResend?: () => boolean
}

/** Resends the confirmation link, then counts down to the next allowed attempt. */
export function ResendButton({
  email,
  wide = false,
  variant = 'secondary',
  mayResend = () => true,
}: ResendButtonProps) {
  const wait = useCountdown()
  const resending = useMutation({
    mutationFn: resendEmail,
    onSuccess: () => {
      showToast({ title: resendTexts.done, tone: 'success' })
      wait.start(waitSeconds)
    },
    onError: (error) => {
      const unsent = error instanceof ApiError && error.status === 0
      const { title, description } = resendTexts.failed
      showToast({ title, description: unsent ? error.detail : description, tone: 'error' })
      if (error instanceof ApiError && error.code === 'rate_limited') wait.start(waitSeconds)
    },
  })
  const waiting = wait.secondsLeft > 0
  return (
    <Button
      variant={variant}
      wide={wide}
      disabled={waiting}
      busy={resending.isPending}
      busyLabel="Enviando…"
      onClick={() => {
        if (mayResend()) resending.mutate({ email })
      }}
    >
      {waiting ? `Reenviar em ${wait.secondsLeft} s` : 'Reenviar e-mail de confirmação'}
    </Button>
  )
}
