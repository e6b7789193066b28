import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'

interface SignInDialogProps {
  open: boolean
  /** The device stored the answers. */
  isKept: boolean
  onClose: () => void
}

/** Asks to sign in, which sending the answers requires; the draft waits on this device, if it could be stored. */
export function SignInDialog({ open, isKept, onClose }: SignInDialogProps) {
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
        {isKept
          ? 'Suas respostas ficam guardadas neste aparelho. Entre ou crie sua conta e volte ao questionário para ver suas metas.'
          : 'Não deu para guardar suas respostas neste aparelho, e elas se perdem ao sair desta tela. Libere espaço no aparelho e tente de novo.'}
      </p>
    </Dialog>
  )
}
