import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface SignInDialogProps {
  open: boolean
  onClose: () => void
}

/** Without a session nothing is sent; the draft waits on this device. */
export function SignInDialog({ open, onClose }: SignInDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Falta só entrar na sua conta"
      actions={
        <>
          <Link to="/auth" className={buttonClass({ wide: true })}>
            Fazer Login
          </Link>
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
