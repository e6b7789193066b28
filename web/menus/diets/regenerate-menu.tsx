import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

/** Replaces the menu after a confirmation. */
export function RegenerateMenu({ onConfirm }: { onConfirm: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const confirm = () => {
    close()
    onConfirm()
  }
  return (
    <>
      <Button variant="secondary" wide onClick={() => setAsking(true)}>
        Gerar outro cardápio
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title="Gerar outro cardápio?"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Manter este
            </Button>
            <Button onClick={confirm}>Gerar outro</Button>
          </>
        }
      >
        <p>
          O cardápio desta dieta será trocado por um novo. Este não volta. Na dieta ativa, os dias que
          passaram e o que você marcou ou fixou nesta semana ficam.
        </p>
      </Dialog>
    </>
  )
}
