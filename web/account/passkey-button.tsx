import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'
import { signInTexts } from './copy.ts'

/** Comes in by finger, face or the device's own code, with one tap. What it takes is fetched with that tap. */
export function PasskeyButton({ onEntered }: { onEntered: () => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await import('./passkey-sign-in.ts')).signInWithPasskey(),
    onSuccess: (isIn) => {
      if (isIn) onEntered()
    },
    onError: (error) =>
      showToast({ title: signInTexts.failed, description: messageOf(error), tone: 'error' }),
  })
  // Every browser of today has them; in an embedded one they may be missing.
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
