import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { signInTexts } from '../copy.ts'

/** Signs in with a passkey (fingerprint, face or device code) in one tap. Its code is loaded on tap. */
export function PasskeyButton({ onEntered }: { onEntered: () => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await import('./passkey-sign-in.ts')).signInWithPasskey(),
    onSuccess: (isIn) => {
      if (isIn) onEntered()
    },
    onError: (error) =>
      showToast({ title: signInTexts.failed, description: messageOf(error), tone: 'error' }),
  })
  // Supported by all current browsers, but possibly missing in embedded ones.
  if (typeof PublicKeyCredential !== 'function') return null
  return (
    <Button
      variant="secondary"
      wide
      busy={isPending}
      busyLabel="Esperando o aparelho…"
      onClick={() => mutate()}
    >
      Entrar com chave de acesso
    </Button>
  )
}
