import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'

interface SignInDialogProps {
  open: boolean
  onClose: () => void
}

/** Asks to sign in, which sending the answers requires; the draft waits on this device. */
export function SignInDialog({ open, onClose }: SignInDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Falta só entrar na sua conta"
      actions={
        <>
          <LinkButton to="/auth" wide>
            Fazer login
          </LinkButton>
          <Button variant="ghost" onClick={onClose}>
            Continuar revisando
          </Button>
        </>
      }
    >
      <p>
        Suas respostas ficam guardadas neste aparelho. Entre ou crie sua conta e volte ao questionário para
        ver suas metas.
      </p>
    </Dialog>
  )
}
